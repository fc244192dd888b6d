export * from './testing/difference.ts';
export * from './testing/extremes.ts';
export * from './testing/kit.ts';
export * from './testing/playthrough.ts';
export * from './testing/script.ts';
export * from './testing/subject.ts';
