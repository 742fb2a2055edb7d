/** A page or part of a centre: its code and the texts that both centres share come together, so that no key is ever seen. */
export function centrePage<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return async () => {
    // Executed when a page is opened, and so small that a request of its own would cost more than its bytes.
    const texts = import(/* webpackMode: 'eager' */ './texts.ts').then(({ addCentreTexts }) => addCentreTexts());
    const [page] = await Promise.all([load(), texts]);
    return page;
  };
}
