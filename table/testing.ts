export * from './testing/scripts.ts';
