/** A page or part of a centre: its code and the texts that both centres share come together, so that no key is ever seen. */
export function centrePage<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return async () => {
    const texts = import('./texts.ts').then(({ addCentreTexts }) => addCentreTexts());
    const [page] = await Promise.all([load(), texts]);
    return page;
  };
}
