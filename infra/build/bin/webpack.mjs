#!/usr/bin/env node
// Lets a remote's script say `webpack serve` without webpack among its own dependencies.
import 'webpack-cli/bin/cli.js';
