/**
 * A small schema library for forms, in the style of Zod, which is too large for the browser. Strings, choices and
 * objects of them: all problems of a form are found at once, each with the path of its field.
 */

export interface Issue {
  message: string;
  /** Field names, from the outside in; empty for the value itself. */
  path: string[];
}

export type ParseResult<Output> =
  | { success: true; data: Output; error?: undefined }
  | { success: false; data?: undefined; error: { issues: Issue[] } };

/** The output type of a schema. */
export type Infer<Of> = Of extends Schema<infer Output> ? Output : never;

/** Returned by a transformation that has added an issue. */
export const NEVER = Symbol("never") as never;

/** What rules add their issues to. */
export interface Context {
  addIssue(issue: { message?: string; path?: string[] }): void;
}

type Read<Output> = (value: unknown, issues: Issue[]) => Output;

const INVALID = "Invalid input";

export class Schema<Output> {
  /** @param read returns the value and adds its issues, or returns NEVER when no later rule could check it */
  constructor(readonly read: Read<Output>) {}

  /** Parses a value without throwing. */
  safeParse(value: unknown): ParseResult<Output> {
    const issues: Issue[] = [];
    const data = this.read(value, issues);
    return issues.length > 0 ? { success: false, error: { issues } } : { success: true, data };
  }

  /** Adds a rule; it is also checked when earlier rules failed, unless the value has the wrong type. */
  refine<Narrow extends Output>(
    keepsRule: (value: Output) => value is Narrow,
    message?: string,
  ): Schema<Narrow>;
  refine(keepsRule: (value: Output) => boolean, message?: string): Schema<Output>;
  refine(keepsRule: (value: Output) => boolean, message?: string): Schema<Output> {
    return this.superRefine((value, context) => {
      if (!keepsRule(value)) context.addIssue({ message });
    });
  }

  /** Adds a rule that may find several issues. */
  superRefine(check: (value: Output, context: Context) => void): Schema<Output> {
    return new Schema((value, issues) => {
      const output = this.read(value, issues);
      if (output !== NEVER) check(output, contextOf(issues));
      return output;
    });
  }

  /** Converts a valid value. */
  transform<Next>(convert: (value: Output, context: Context) => Next): Schema<Next> {
    return new Schema((value, issues) => {
      const own: Issue[] = [];
      const output = this.read(value, own);
      issues.push(...own);
      return own.length > 0 ? NEVER : convert(output, contextOf(issues));
    });
  }

  /** Accepts undefined as well. */
  optional(): Schema<Output | undefined> {
    return new Schema((value, issues) => (value === undefined ? undefined : this.read(value, issues)));
  }

  /** Reads undefined as `fallback`. */
  default(fallback: Output): Schema<Output> {
    return new Schema((value, issues) => (value === undefined ? fallback : this.read(value, issues)));
  }

  /** Reads an invalid value as `fallback`. */
  catch(fallback: Output): Schema<Output> {
    return new Schema((value) => this.safeParse(value).data ?? fallback);
  }

  /** Both schemas, whose objects become one. */
  and<Other>(other: Schema<Other>): Schema<Output & Other> {
    return new Schema((value, issues) => {
      const first = this.read(value, issues);
      const second = other.read(value, issues);
      return first === NEVER || second === NEVER ? NEVER : { ...first, ...second };
    });
  }
}

interface TextMessages {
  /** For a missing value. */
  required_error?: string;
  /** For a value that is no text. */
  invalid_type_error?: string;
}

/** Text, with rules that are checked in the order of their calls. */
class TextSchema extends Schema<string> {
  trim(): TextSchema {
    return this.with((text) => text.trim());
  }

  /** At least that many characters. */
  min(length: number, message = INVALID): TextSchema {
    return this.with((text, issues) => require(text, text.length >= length, message, issues));
  }

  /** At most that many characters. */
  max(length: number, message = INVALID): TextSchema {
    return this.with((text, issues) => require(text, text.length <= length, message, issues));
  }

  regex(pattern: RegExp, message = INVALID): TextSchema {
    return this.with((text, issues) => require(text, pattern.test(text), message, issues));
  }

  private with(next: (text: string, issues: Issue[]) => string): TextSchema {
    return new TextSchema((value, issues) => {
      const text = this.read(value, issues);
      return text === NEVER ? NEVER : next(text, issues);
    });
  }
}

export function string({ required_error = INVALID, invalid_type_error = INVALID }: TextMessages = {}) {
  return new TextSchema((value, issues) => {
    if (typeof value === "string") return value;
    return reject(value === undefined ? required_error : invalid_type_error, issues);
  });
}

/** One of the values. */
export function oneOf<Value extends string>(values: readonly Value[], message = INVALID): Schema<Value> {
  return new Schema((value, issues) => values.find((each) => each === value) ?? reject(message, issues));
}

/** A whole number from `min` to `max`, submitted as text. */
export function wholeNumber(min: number, max: number): Schema<number> {
  return new Schema((value, issues) => {
    const number = Number(value);
    return Number.isInteger(number) && number >= min && number <= max ? number : reject(INVALID, issues);
  });
}

type Shape = Record<string, Schema<unknown>>;
type OptionalKeys<Of extends Shape> = {
  [Key in keyof Of]: undefined extends Infer<Of[Key]> ? Key : never;
}[keyof Of];
type Fields<Of extends Shape> = { [Key in Exclude<keyof Of, OptionalKeys<Of>>]: Infer<Of[Key]> } & {
  [Key in OptionalKeys<Of>]?: Infer<Of[Key]>;
};

/** Named fields; others are dropped. */
class ObjectSchema<Of extends Shape> extends Schema<Fields<Of>> {
  constructor(readonly shape: Of) {
    super((value, issues) => {
      const given = isRecord(value) ? value : {};
      let isReadable = isRecord(value) || reject(INVALID, issues) !== NEVER;
      const fields = Object.entries(shape).map(([name, field]) => {
        const own: Issue[] = [];
        const output = field.read(given[name], own);
        issues.push(...own.map(({ message, path }) => ({ message, path: [name, ...path] })));
        if (output === NEVER) isReadable = false;
        return [name, output] as const;
      });
      return isReadable ? (Object.fromEntries(fields) as Fields<Of>) : NEVER;
    });
  }

  /** With more fields, or other rules for its own. */
  extend<More extends Shape>(more: More): ObjectSchema<Omit<Of, keyof More> & More> {
    return new ObjectSchema<Omit<Of, keyof More> & More>({ ...this.shape, ...more });
  }
}

export function object<Of extends Shape>(shape: Of): ObjectSchema<Of> {
  return new ObjectSchema(shape);
}

/** An object with any fields. */
export function record(): Schema<Record<string, unknown>> {
  return new Schema((value, issues) => (isRecord(value) ? { ...value } : reject(INVALID, issues)));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function contextOf(issues: Issue[]): Context {
  return { addIssue: ({ message = INVALID, path = [] }) => issues.push({ message, path }) };
}

function require(text: string, isKept: boolean, message: string, issues: Issue[]): string {
  if (!isKept) issues.push({ message, path: [] });
  return text;
}

function reject(message: string, issues: Issue[]): never {
  issues.push({ message, path: [] });
  return NEVER;
}
