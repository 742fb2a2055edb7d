/** Wraps the loader of a page or part: its code and the texts that `addTexts` adds come together, so that no key is ever shown. */
export const withTexts =
  <Module>(load: () => Promise<Module>, addTexts: () => Promise<void>): (() => Promise<Module>) =>
  async () => {
    const [page] = await Promise.all([load(), addTexts()]);
    return page;
  };
