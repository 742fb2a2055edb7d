import type { i18n as I18n, PostProcessorModule } from 'i18next';

const NAME = 'trace';

/** Remembers which key each text was translated from. Call it before the first text. */
export function traceTexts(i18n: I18n): (text: string) => string | undefined {
  const keys = new Map<string, string>();
  const trace: PostProcessorModule = {
    type: 'postProcessor',
    name: NAME,
    process(value, key) {
      const last = [key].flat().at(-1)!;
      if (typeof value === 'string' && !keys.has(value.trim())) keys.set(value.trim(), last.split(':').at(-1)!);
      return value;
    },
  };
  i18n.use(trace);
  i18n.options.postProcess = [NAME];
  return (text) => keys.get(text.trim());
}
