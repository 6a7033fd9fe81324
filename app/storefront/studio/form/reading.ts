import { z } from "zod";
import type { SurfaceBlueprint } from "~/design/blueprint/blueprint";
import type { Command } from "~/design/document/commands";
import type { DesignDocument } from "~/design/document/document";
import { findBlueprint } from "~/design/products/known-products";
import { findSurface } from "~/design/surfaces/surfaces";

/** The fields that cannot be followed, with what was sent. */
export type RejectedFields = Record<string, { value: string; message: string }>;

/** What the form asks of a design, and what could not be followed. */
export interface FormReading {
  commands: Command[];
  rejected: RejectedFields;
}

/** Below this two numbers of a form are the same: crops are parts of one, sizes are millimeters. */
const SAME = 0.001;

/** A form while it is read: what it asks for so far, and what could not be followed. */
export class Reading {
  readonly commands: Command[] = [];
  readonly rejected: RejectedFields = {};
  readonly blueprint;

  /** @param document the design as the form shows it */
  constructor(
    private readonly form: FormData,
    readonly document: DesignDocument,
  ) {
    this.blueprint = findBlueprint(document.blueprint);
  }

  /** What is offered on a surface. */
  offered(surface: string): SurfaceBlueprint | undefined {
    return findSurface(this.document, surface);
  }

  /** The field's text; undefined when the form has no such text field. */
  text(name: string): string | undefined {
    const value = this.form.get(name);
    return typeof value === "string" ? value : undefined;
  }

  /** The field as the schema reads it; a wrong value is rejected with the message. */
  read<Value>(
    name: string,
    schema: z.ZodType<Value, z.ZodTypeDef, unknown>,
    message: string,
  ): Value | undefined {
    const sent = this.text(name);
    if (sent === undefined) return undefined;
    const parsed = schema.safeParse(sent);
    if (parsed.success) return parsed.data;
    this.rejected[name] = { value: sent.slice(0, 500), message };
    return undefined;
  }

  add(command: Command): void {
    this.commands.push(command);
  }
}

/** A number as range and number fields send it. */
export const number = z
  .string()
  .regex(/^-?\d{1,4}(\.\d{1,20})?(e-\d{1,3})?$/)
  .transform(Number);

/** One of the values that are offered. */
export function oneOf<Value extends string>(values: readonly Value[]) {
  return z.string().refine((value): value is Value => values.some((each) => each === value));
}

/** The members that were said and differ from what is there now. */
export function differing<Values extends Record<string, string | number>>(
  said: { [Key in keyof Values]?: Values[Key] | undefined },
  current: Values,
): Partial<Values> {
  const changed = Object.entries(said).filter(
    ([key, value]) => value !== undefined && !isAlike(value, current[key]),
  );
  return Object.fromEntries(changed) as Partial<Values>;
}

function isAlike(sent: string | number, current: string | number): boolean {
  if (typeof sent === "number" && typeof current === "number") return Math.abs(sent - current) < SAME;
  return sent === current;
}
