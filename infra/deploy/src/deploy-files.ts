import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';

export const FOLDER = join(import.meta.dirname, '..');

export interface Manifest {
  file: string;
  kind: string;
  metadata: { name: string; labels?: Record<string, string>; annotations?: Record<string, string> };
  spec: Record<string, unknown> & { selector?: unknown };
  data?: Record<string, string>;
}

export const text = (file: string): string => readFileSync(join(FOLDER, file), 'utf8');

/** The compose file with anchors and merges resolved, as compose reads it. */
export const compose = (): ComposeFile => parse(text('compose.yaml'), { merge: true }) as ComposeFile;

export interface ComposeFile {
  services: Record<string, ComposeService>;
  volumes: Record<string, unknown>;
}
export interface ComposeService {
  image: string;
  command?: string | string[];
  environment?: Record<string, string>;
  env_file?: { path: string; required: boolean }[];
  ports?: string[];
  volumes?: string[];
  depends_on?: string[] | Record<string, { condition: string }>;
  healthcheck?: { test: string[] };
  stop_grace_period?: string;
}

export interface Container {
  name: string;
  image: string;
  command?: string[];
  env?: { name: string; value?: string; valueFrom?: { secretKeyRef?: { name: string; key: string } } }[];
  envFrom?: { configMapRef: { name: string } }[];
  ports?: { name: string; containerPort: number }[];
  readinessProbe?: Probe;
  livenessProbe?: Probe;
  startupProbe?: Probe;
  securityContext?: { readOnlyRootFilesystem?: boolean; allowPrivilegeEscalation?: boolean };
  resources?: { requests?: object; limits?: { memory?: string } };
  volumeMounts?: { name: string; mountPath: string; readOnly?: boolean }[];
}
interface Probe {
  httpGet: { path: string; port: string };
}
export interface Pod {
  metadata: { labels: Record<string, string>; annotations?: Record<string, string> };
  spec: {
    containers: Container[];
    volumes?: { name: string; persistentVolumeClaim?: { claimName: string } }[];
    terminationGracePeriodSeconds?: number;
  };
}

export const podOf = ({ spec }: Manifest): Pod | undefined => spec?.template as Pod | undefined;

export const manifestsOf = (kind: string): Manifest[] => manifests().filter((one) => one.kind === kind);

/** What the image itself sets. */
export function imageVariables(): Record<string, string> {
  const lines = text('Dockerfile').replaceAll('\\\n', ' ').split('FROM ').at(-1)!.split('\n');
  const pairs = lines.flatMap((line) => (line.startsWith('ENV ') ? [...line.matchAll(/(\w+)=(\S+)/g)] : []));
  return Object.fromEntries(pairs.map(([, name, value]) => [name, value]));
}

/** Every document of every manifest; a file that does not parse throws. */
export function manifests(): Manifest[] {
  return readdirSync(join(FOLDER, 'kubernetes'))
    .filter((file) => file.endsWith('.yaml') && file !== 'kustomization.yaml')
    .flatMap((file) =>
      parseAllDocuments(text(`kubernetes/${file}`)).map((document) => {
        if ('errors' in document && document.errors.length > 0) throw document.errors[0]!;
        return { file, ...(document.toJS() as Omit<Manifest, 'file'>) };
      }),
    );
}
