import { randomBytes } from "node:crypto";
import { shortName } from "../shell/visitor-text";

/**
 * Stands for the customer's first name in pages rendered for several customers. Random, so that no other text contains
 * it, and so short that the greeting shows all of it.
 */
export const NAME = randomBytes(5).toString("hex");

/** What differs between the responses of one page. */
export interface Differences {
  nonce: string;
  /** Null for a visitor who is not signed in. */
  firstname: string | null;
}

type Hole = "nonce" | "data" | "text";

/** A page without nonce and name. */
export class PageWithHoles {
  private readonly parts: Buffer[];
  private readonly holes: Hole[] = [];

  /** @param nonce with which the page was rendered */
  constructor(html: string, nonce: string) {
    const [nonces, data] = [escaped(nonce), `"firstname":"${NAME}"`];
    const parts: string[] = [];
    let end = 0;
    for (const match of html.matchAll(new RegExp(`${nonces}|${data}|${NAME}`, "g"))) {
      parts.push(html.slice(end, match.index));
      this.holes.push(match[0] === nonce ? "nonce" : match[0] === data ? "data" : "text");
      end = match.index + match[0].length;
    }
    this.parts = [...parts, html.slice(end)].map((part) => Buffer.from(part));
  }

  get bytes(): number {
    return this.parts.reduce((total, { length }) => total + length, 0);
  }

  fill({ nonce, firstname }: Differences): Buffer {
    const name = firstname ?? "";
    const texts = { nonce, data: `"firstname":${inScript(name)}`, text: inMarkup(shortName(name)) };
    const fillings = {
      nonce: Buffer.from(nonce),
      data: Buffer.from(texts.data),
      text: Buffer.from(texts.text),
    };
    return Buffer.concat(this.parts.flatMap((part, at) => [part, fillings[this.holes[at]] ?? NOTHING]));
  }
}

const NOTHING = Buffer.alloc(0);

function escaped(text: string): string {
  return text.replace(/[+/=]/g, "\\$&");
}

/** As Remix writes data into a script. */
function inScript(text: string): string {
  return JSON.stringify(text).replace(
    /[&<>\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#x27;",
};

/** As React writes text. */
function inMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign]);
}
