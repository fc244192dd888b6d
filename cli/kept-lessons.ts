import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** The lessons that a file keeps, one a line; none where there is no file yet. */
export const keptLessons = <T>(file: string): T[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as T)
    : [];

/** Adds lessons to a file, numbers as exact as learning needs them. */
export const keepLessons = (file: string, lessons: readonly unknown[]): void =>
  appendFileSync(file, lessons.map((lesson) => `${JSON.stringify(lesson, rounded)}\n`).join(''));

const rounded = (_: string, value: unknown): unknown => (typeof value === 'number' ? Number(value.toPrecision(5)) : value);
