import type { JSX } from "react";
import { Drawing } from "../drawings/drawing";
import { portraits as portraitDrawings } from "../drawings/portraits.generated";

export { portraits } from "./portrait-keys";

const drawings: Record<string, () => string> = portraitDrawings;

/** The portrait of that key with its own backdrop, filling a box of 100 by 100; nothing for an unknown key. */
export function Portrait({ name }: { name: string }): JSX.Element | null {
  if (!Object.hasOwn(drawings, name)) return null;
  return <Drawing markup={drawings[name]} />;
}
