import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { FOLDER, text } from './deploy-files.ts';

const ROOT = join(FOLDER, '../..');

interface Rule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string; runbook: string };
}
const rules = (parse(text('prometheus/alerts.yaml')) as { groups: { rules: Rule[] }[] }).groups.flatMap(
  (group) => group.rules,
);

/** The names of metrics that our processes declare; Prometheus adds endings to a histogram's. */
function declaredMetrics(): Set<string> {
  const sources = ['infra/gateway/src/platform', 'infra/registry/src'].flatMap((folder) =>
    readdirSync(join(ROOT, folder))
      .filter((file) => /metrics.*\.ts$/.test(file))
      .map((file) => readFileSync(join(ROOT, folder, file), 'utf8')),
  );
  const names = sources.flatMap((source) => [...source.matchAll(/['`](atrium_[a-z_]+)/g)].map(([, name]) => name!));
  const states = ['open', 'idle', 'waiting'].map((state) => `atrium_database_connections_${state}`);
  return new Set([...names, ...states, ...names.flatMap((name) => [`${name}_count`, `${name}_bucket`])]);
}

it('asks only for metrics that exist', () => {
  const declared = declaredMetrics();
  const asked = rules.flatMap(({ expr }) => expr.match(/atrium_[a-z_]+/g) ?? []);
  expect(asked.length).toBeGreaterThan(rules.length - 2);
  expect(asked.filter((name) => !declared.has(name))).toEqual([]);
});

it('asks for the route at which the payment provider’s webhooks arrive', () => {
  const contract = readFileSync(join(ROOT, 'shared/contracts/src/payments.ts'), 'utf8');
  const [, path] = /PAYMENT_WEBHOOK_PATH = '([^']+)'/.exec(contract)!;
  const routes = rules.flatMap(({ expr }) => [...expr.matchAll(/route="([^"]+)"/g)].map(([, route]) => route));
  expect(new Set(routes)).toEqual(new Set([path]));
});

it('has an alert for every section of the runbooks, and names for every alert its section and how urgent it is', () => {
  const sections = [...readFileSync(join(ROOT, 'docs/runbooks.md'), 'utf8').matchAll(/^## (.+)$/gm)].map(
    ([, heading]) =>
      heading!
        .toLowerCase()
        .replaceAll(/[^a-z0-9 ]/g, '')
        .replaceAll(' ', '-'),
  );
  expect(sections.length).toBeGreaterThanOrEqual(10);
  for (const { alert, labels, annotations } of rules) {
    expect([alert, sections]).toEqual([alert, expect.arrayContaining([annotations.runbook.split('#')[1]])]);
    expect(annotations.runbook.split('#')[0]).toBe('docs/runbooks.md');
    expect(['page', 'ticket']).toContain(labels.severity);
    expect(annotations.summary.length).toBeGreaterThan(20);
  }
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  const named = new Set(rules.map(({ annotations }) => annotations.runbook.split('#')[1]));
  expect(sections.filter((section) => !named.has(section))).toEqual([]);
});
