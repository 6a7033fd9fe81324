import type { CodeLevel } from "./code-level";

/** Codes are outlined as if each level were a font, so that pages and print files get them the way they get text. */
const FONT = /^qr-([lmqh])$/;

export function codeFont(level: CodeLevel): string {
  return `qr-${level.toLowerCase()}`;
}

/** Returns the level of a code's font; undefined for fonts of letters. */
export function levelOfFont(font: string): CodeLevel | undefined {
  return FONT.exec(font)?.[1].toUpperCase() as CodeLevel | undefined;
}
