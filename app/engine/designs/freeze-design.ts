import { type DesignProblem, designProblems } from "~/design/advice/problems";
import { serverOutline } from "~/design/text/fonts.server";
import type { DesignCounts } from "../catalog/prices-per-unit";
import type { EngineContext } from "../graphql/context";
import { designCounts } from "./design-counts";
import { readOwnDesign } from "./read-design";

/** An immutable revision for a cart line or an order; later saves create new ones. */
export interface FrozenDesign {
  id: string;
  revision: number;
  sku: string;
  /** Option code → value code. */
  options: Record<string, string>;
  /** Counted parts of it that are part of the price. */
  counts: DesignCounts;
  /** Problems that prevent buying it; empty when it is complete. */
  problems: DesignProblem[];
}

/** Freezes the visitor's own design in its current state; null when they have none with that id. */
export async function freezeDesign(context: EngineContext, id: string): Promise<FrozenDesign | null> {
  const saved = await readOwnDesign(context, id);
  if (!saved) return null;
  const { design, revision, document } = saved;
  return {
    id,
    revision,
    sku: design.sku,
    options: document.options,
    counts: await designCounts(saved),
    problems: designProblems(document, serverOutline),
  };
}
