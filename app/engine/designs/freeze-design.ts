import { type DesignProblem, designProblems } from "~/design/advice/problems";
import { findBlueprint } from "~/design/products/known-products";
import { serverOutline } from "~/design/text/fonts.server";
import type { DesignCounts } from "../catalog/counted-prices";
import type { EngineContext } from "../graphql/context";
import { readOwnDesign } from "./read-design";

/** The revision that a cart line or an order keeps: it is never changed, later saves make new ones. */
export interface FrozenDesign {
  id: string;
  revision: number;
  sku: string;
  /** Option code → value code. */
  options: Record<string, string>;
  /** What of it is counted for the price. */
  counts: DesignCounts;
  /** What keeps it from being bought; empty when it is complete. */
  problems: DesignProblem[];
}

/** The asker's own design as it is at this moment; null when there is none of theirs by that id. */
export async function freezeDesign(context: EngineContext, id: string): Promise<FrozenDesign | null> {
  const saved = await readOwnDesign(context, id);
  if (!saved) return null;
  const { design, revision, document } = saved;
  return {
    id,
    revision,
    sku: design.sku,
    options: document.options,
    counts: findBlueprint(document.blueprint)?.counts?.(document) ?? {},
    problems: designProblems(document, serverOutline),
  };
}
