#!/usr/bin/env node
// The program of the package `pantheon-table`: without a word it serves the table.
if (process.argv.length === 2) process.argv.push('serve');
await import('../dist/pantheon.mjs');
