import { compose, imageVariables, manifests, podOf } from './deploy-files.ts';

/** A process as a deployment starts it: the files that its command runs, and the variables that it gets. */
export interface Deployed {
  name: string;
  /** With its arguments, as one text. */
  command: string;
  mains: readonly string[];
  /** What the file sets for this process alone. */
  own: readonly string[];
  /** What the process gets, as the installation's secrets complete it. */
  env: Readonly<Record<string, string>>;
}

const GATEWAY = 'infra/gateway/src/main.ts';
const mainsIn = (command: string | readonly string[] = GATEWAY): string[] =>
  String(command).match(/infra\/[\w/.-]+\.ts/g) ?? [];

/** The processes of compose.yaml that run this project's image, with the variables of a `.env`. */
export function composed(dotEnv: Readonly<Record<string, string>>): Deployed[] {
  return Object.entries(compose().services).flatMap(([name, { image, command, environment = {} }]) => {
    if (!image.includes('atrium')) return [];
    const set = Object.entries(environment).map(([variable, value]) => [variable, interpolate(value, dotEnv)]);
    return [
      {
        name,
        command: String(command),
        mains: mainsIn(command),
        own: Object.keys(environment),
        env: { ...imageVariables(), ...Object.fromEntries(set) },
      },
    ];
  });
}

/** The containers of the Kubernetes manifests, with a value for each key of the Secret. */
export function orchestrated(secretOf: (key: string) => string): Deployed[] {
  const maps = Object.fromEntries(
    manifests().flatMap(({ kind, metadata, data }) => (kind === 'ConfigMap' ? [[metadata.name, data]] : [])),
  );
  return manifests().flatMap((manifest) =>
    (podOf(manifest)?.spec.containers ?? []).map(({ name, command, env = [], envFrom = [] }) => ({
      name,
      command: String(command),
      mains: mainsIn(command),
      own: env.map((variable) => variable.name),
      env: Object.assign(
        imageVariables(),
        ...envFrom.map(({ configMapRef }) => maps[configMapRef.name]),
        Object.fromEntries(
          env.map(({ name: variable, value, valueFrom }) => [
            variable,
            value ?? secretOf(valueFrom!.secretKeyRef!.key),
          ]),
        ),
      ) as Record<string, string>,
    })),
  );
}

/** A value with its variables replaced as compose does: `${A:-default}`, which may contain others, and `${A:?what to do}`. */
function interpolate(value: string, dotEnv: Readonly<Record<string, string>>): string {
  const innermost = /\$\{(\w+)(?::([-?])([^${}]*))?\}/;
  for (let found = innermost.exec(value); found; found = innermost.exec(value)) {
    const [whole, name, operator, rest = ''] = found;
    const given = dotEnv[name!];
    if (!given && operator === '?') throw new Error(`${name}: ${rest}`);
    value = value.replace(whole, () => given || (operator === '-' ? rest : ''));
  }
  return value;
}
