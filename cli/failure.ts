/** Something that the person at the keyboard can put right: told in one line, without a trace. */
export class CliFailure extends Error {}
