import { NOTICE_PAGE_SIZE, noticePages, pageOfNotice } from './notice-pages.ts';

const notices = Array.from({ length: 20 }, (_, index) => ({ id: `n${index}` }));

it('[9-28] shows nine notices per page', () => {
  expect(NOTICE_PAGE_SIZE).toBe(9);
  expect([0, 1, 9, 10, 20].map((count) => noticePages(notices.slice(0, count)))).toEqual([1, 1, 1, 2, 3]);
});
it('[2.8-03] finds the page of the selected notice', () => {
  expect(['n0', 'n8', 'n9', 'n19'].map((id) => pageOfNotice(notices, id))).toEqual([1, 1, 2, 3]);
  expect([pageOfNotice(notices, 'gone'), pageOfNotice(notices, null)]).toEqual([1, 1]);
});
