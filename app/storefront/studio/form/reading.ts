import * as z from "zod/v4-mini";
import type { SurfaceBlueprint } from "~/design/blueprint/blueprint";
import { isOfferedColor } from "~/design/blueprint/offered-colors";
import type { Command } from "~/design/document/commands";
import type { DesignDocument } from "~/design/document/document";
import type { PhotoSources } from "~/design/photos/photo-source";
import { findBlueprint } from "~/design/products/known-products";
import { findSurface } from "~/design/surfaces/surfaces";
import { LARGEST_FIELD } from "../form-limits";

/** Rejected fields with their submitted values. */
export type RejectedFields = Record<string, { value: string; message: string }>;

export interface FormReading {
  commands: Command[];
  rejected: RejectedFields;
}

/** Numbers of a form that differ by less are equal: crops are fractions of one, sizes are millimeters. */
const SAME = 0.001;

/** Characters of all rejected values together, which the page shows again: as many as one field of the form may have. */
const MAX_REJECTED_LENGTH = LARGEST_FIELD;

/** Collects the commands and rejected fields while a form is read. */
export class Reading {
  readonly commands: Command[] = [];
  readonly rejected: RejectedFields = {};
  readonly blueprint;
  private room = MAX_REJECTED_LENGTH;

  /**
   * @param document the design that the form shows
   * @param photos the photos that the form may place
   */
  constructor(
    private readonly form: FormData,
    readonly document: DesignDocument,
    readonly photos: PhotoSources,
  ) {
    this.blueprint = findBlueprint(document.blueprint);
  }

  offered(surface: string): SurfaceBlueprint | undefined {
    return findSurface(this.document, surface);
  }

  /** Returns the field's text; undefined when the form has no such text field. */
  text(name: string): string | undefined {
    const value = this.form.get(name);
    return typeof value === "string" ? value : undefined;
  }

  /** Returns the texts of all fields of that name, such as checkboxes. */
  texts(name: string): string[] {
    return this.form.getAll(name).filter((value) => typeof value === "string");
  }

  /** Parses the field with a schema; an invalid value is rejected with the message. */
  read<Value>(name: string, schema: z.ZodMiniType<Value>, message: string): Value | undefined {
    const sent = this.text(name);
    if (sent === undefined) return undefined;
    const parsed = schema.safeParse(sent);
    if (parsed.success) return parsed.data;
    this.rejected[name] = { value: sent.slice(0, this.room), message };
    this.room -= this.rejected[name].value.length;
    return undefined;
  }

  add(command: Command): void {
    this.commands.push(command);
  }
}

/** A number as range and number inputs submit it. */
export const number = z.pipe(
  z.string().check(z.regex(/^-?\d{1,4}(\.\d{1,20})?(e-\d{1,3})?$/)),
  z.transform(Number),
);

/** One of the offered values. */
export function oneOf<Value extends string>(values: readonly Value[]) {
  return z.literal([...values]);
}

/** A color that a surface may have (isOfferedColor), or one of the others. */
export function colorOn(
  offered: SurfaceBlueprint | undefined,
  others: readonly string[],
  colors?: readonly string[],
) {
  return z
    .string()
    .check(
      z.refine((color) => others.includes(color) || (offered && isOfferedColor(color, offered, colors))),
    );
}

/** Returns the defined members that differ from the current values. */
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
