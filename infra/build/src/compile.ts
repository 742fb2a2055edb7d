import webpack, { type Compilation, type Configuration } from 'webpack';

/** Runs webpack once. Throws webpack's message if the build has an error or a warning. */
export async function compile(configuration: Configuration): Promise<Compilation> {
  const compiler = webpack(configuration)!;
  try {
    return await new Promise((resolve, reject) => {
      compiler.run((error, stats) => {
        if (error) reject(error);
        else if (stats!.hasErrors() || stats!.hasWarnings()) {
          reject(new Error(stats!.toString({ preset: 'errors-warnings', colors: false })));
        } else resolve(stats!.compilation);
      });
    });
  } finally {
    await new Promise((resolve) => compiler.close(resolve));
  }
}
