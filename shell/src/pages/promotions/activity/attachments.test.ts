import { APPLICATION_LIMITS } from '@atrium/contracts/promotions';

it('[9-38] an application accepts a comment of 140 characters and at most 3 images of 5 MB each', () => {
  expect(APPLICATION_LIMITS).toEqual({ comment: 140, images: 3, imageBytes: 5 * 1024 * 1024 });
});
