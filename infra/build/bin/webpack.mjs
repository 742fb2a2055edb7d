#!/usr/bin/env node
// Lets the script of a remote run `webpack serve` without a dependency on webpack.
import 'webpack-cli/bin/cli.js';
