import { checkDoors } from './check-doors.ts';
import { plantTree, removePlanted } from './testing/plant-tree.ts';

afterEach(removePlanted);

describe('doors', () => {
  it.each([
    [
      'axios outside shared/api',
      'shared/host/src/call.ts',
      "import axios from 'axios';\nexport const call = axios;",
      'imports axios',
    ],
    [
      'a form beside the kit',
      'shell/src/login-form.tsx',
      "import { useForm } from 'react-hook-form';\nexport const form = useForm;",
      'imports react-hook-form',
    ],
    [
      'the environment outside main.ts',
      'infra/gateway/src/config.ts',
      'export const port = process.env.PORT;',
      'reads process.env',
    ],
    [
      'SQL outside its packages',
      'shell/src/rows.ts',
      "import { Pool } from 'pg';\nexport const pool = Pool;",
      'imports pg',
    ],
  ])('report %s', async (_, file, text, problem) => {
    expect(await checkDoors.run(plantTree({ [file]: text }))).toEqual([expect.stringContaining(problem)]);
  });

  it('report a second store', async () => {
    const maker = "import { createStore } from 'jotai';\nexport const store = createStore();\n";
    expect(await checkDoors.run(plantTree({ 'shell/src/store.ts': maker }))).toEqual([]);
    expect(
      await checkDoors.run(plantTree({ 'shell/src/store.ts': maker, 'remotes/fish/src/store.ts': maker })),
    ).toEqual([expect.stringContaining('remotes/fish/src/store.ts and shell/src/store.ts')]);
  });

  it('let main and the build read the environment', async () => {
    const text = 'export const port = process.env.PORT;\n';
    const built = 'export const loud = process.env.NODE_ENV;\n';
    expect(await checkDoors.run(plantTree({ 'infra/gateway/src/main.ts': text, 'shell/src/loud.ts': built }))).toEqual(
      [],
    );
  });
});
