/** Source: specification 2.8, 9. */
export const NOTICE_PAGE_SIZE = 9;

export const noticePages = (notices: readonly unknown[]): number =>
  Math.max(1, Math.ceil(notices.length / NOTICE_PAGE_SIZE));

/** The page (from 1) that contains the notice; the first one where it is not in the list. */
export function pageOfNotice(notices: readonly { id: string }[], id: string | null): number {
  const at = notices.findIndex((notice) => notice.id === id);
  return at < 0 ? 1 : Math.floor(at / NOTICE_PAGE_SIZE) + 1;
}
