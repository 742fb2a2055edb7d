/** What the page's federation runtime calls. */
interface Container {
  init(scope: ShareScope): void;
  get(request: string): Promise<() => object>;
}
type ShareScope = Record<string, Record<string, { get(): Promise<() => object> | (() => object) }>>;
type Setter = (values: object) => void;
type Declare = (
  give: (name: string | Record<string, unknown>, value?: unknown) => unknown,
  context: { id: string; meta: { url: string }; import(request: string): Promise<object> },
) => { setters: Setter[]; execute(): Promise<void> | undefined };
/** Every chunk pushes this when it runs, also one that a page adds before the entry: where it is from, and what `System.register` takes. */
type Arrival = [address: string, needs: string[], declare: Declare];
interface Part {
  values: Record<string, unknown>;
  importers: Setter[];
  needs: Part[];
  fetched: Promise<void>;
  hasFailed?: boolean;
  execute?(): Promise<void> | undefined;
  outcome?: { waits?: Promise<unknown> | undefined; error?: unknown };
}

/**
 * The entry of a remote that Vite built: a federation container, and a loader of its chunks (of the form `System.register`),
 * which adds each script with its hash. `import()` knows no hash. Its text is the entry, so it refers to nothing outside.
 */
export function viteContainer(
  queue: Arrival[],
  hashes: Record<string, string>,
  exposed: string,
  timeoutMs: number,
): Container {
  const own = document.currentScript as HTMLScriptElement;
  const base = own.src.replace(/[^/]*$/, '');
  const parts: Record<string, Part> = {};
  const arrived: Record<string, [string[], Declare]> = {};
  let scope: ShareScope = {};

  const script = (file: string) =>
    new Promise<void>((resolve, reject) => {
      if (arrived[file]) return resolve();
      const element = document.createElement('script');
      const url = base + file;
      const end = (type?: string) => {
        clearTimeout(timer);
        element.onload = element.onerror = null;
        if (arrived[file]) return resolve();
        element.remove();
        reject(
          Object.assign(new Error(`Loading chunk ${file} failed.\n(${type}: ${url})`), {
            name: 'ChunkLoadError',
            type,
            request: url,
          }),
        );
      };
      const timer = setTimeout(end, timeoutMs, 'timeout');
      element.onload = () => end('missing');
      element.onerror = () => end('error');
      element.async = true;
      element.crossOrigin = 'anonymous';
      element.integrity = hashes[file]!;
      element.src = url;
      document.head.appendChild(element);
    });

  const share = async (name: string): Promise<Record<string, unknown>> => {
    const versions = scope[name];
    if (!versions) throw new Error(`The host provides no "${name}".`);
    const given = (await Object.values(versions)[0]!.get())() as Record<string, unknown>;
    return 'default' in given ? given : { ...given, default: given };
  };

  const partOf = (id: string): Part => {
    let part = parts[id];
    if (part && !hasFailed(part, [])) return part;
    const made: Part = { values: {}, importers: [], needs: [], fetched: Promise.resolve() };
    part = parts[id] = made;
    const fetched = hashes[id]
      ? script(id).then(() => {
          const [needs, declare] = arrived[id]!;
          const { setters, execute } = declare(
            (name, value) => {
              if (typeof name === 'object') Object.assign(made.values, name);
              else made.values[name] = value;
              for (const update of made.importers) update(made.values);
              return typeof name === 'object' ? name : value;
            },
            { id, meta: { url: base + id }, import: (request) => load(idOf(request)) },
          );
          made.execute = execute;
          made.needs = needs.map((request, place) => {
            const need = partOf(idOf(request));
            const update = setters[place]!;
            need.importers.push(update);
            update(need.values);
            return need;
          });
        })
      : share(id).then((given) => {
          made.values = given;
          for (const update of made.importers) update(given);
        });
    made.fetched = fetched.catch((error) => {
      made.hasFailed = true;
      throw error;
    });
    return made;
  };
  const hasFailed = (part: Part, seen: Part[]): boolean => {
    if (seen.includes(part)) return false;
    seen.push(part);
    return !!part.hasFailed || part.needs.some((need) => hasFailed(need, seen));
  };
  const idOf = (request: string) => request.replace(/^\.\//, '');

  const whole = async (part: Part, seen: Part[]): Promise<void> => {
    if (seen.includes(part)) return;
    seen.push(part);
    await part.fetched;
    await Promise.all(part.needs.map((need) => whole(need, seen)));
  };
  const run = (part: Part): Promise<unknown> | undefined => {
    if (!part.outcome) {
      part.outcome = {};
      try {
        const waits = part.needs.map(run).filter(Boolean);
        const execute = () => part.execute?.call(undefined);
        part.outcome.waits = waits.length ? Promise.all(waits).then(execute) : execute();
      } catch (error) {
        part.outcome.error = error;
      }
    }
    if ('error' in part.outcome) throw part.outcome.error;
    return part.outcome.waits;
  };
  const load = async (id: string): Promise<object> => {
    const part = partOf(id);
    await whole(part, []);
    await run(part);
    return part.values;
  };

  const take = ([address, needs, declare]: Arrival): number => {
    arrived[address.replace(/^.*\/|\?.*$/g, '')] ??= [needs, declare];
    return 0;
  };
  queue.forEach(take);
  queue.push = take as typeof queue.push;

  return {
    init(given) {
      scope = given;
    },
    async get() {
      const values = await load(exposed);
      return () => values;
    },
  };
}
