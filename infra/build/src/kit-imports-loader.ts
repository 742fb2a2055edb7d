import { kitRequest, type Kit } from './kits.ts';

interface LoaderContext {
  getOptions(): { kits: readonly Pick<Kit, 'name' | 'answers'>[] };
}

const IMPORTED_FROM = /\bfrom (['"])(@atrium\/[^'"]+)\1/g;

/** Lets the modules of a remote import from the kit what it answers. The first kit that has it answers. */
export default function kitImportsLoader(this: LoaderContext, source: string): string {
  const { kits } = this.getOptions();
  return source.replace(IMPORTED_FROM, (whole, _quote, request: string) => {
    const kit = kits.find(({ answers }) => answers.has(request));
    return kit ? `from '${kitRequest(kit)}'` : whole;
  });
}
