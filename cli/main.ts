console.error('pantheon has no commands yet.');
process.exitCode = 1;
