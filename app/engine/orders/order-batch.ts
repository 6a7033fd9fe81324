import type { EngineContext } from "../graphql/context";
import type { OrderView } from "./view-orders";

/** The orders of one response. */
export interface OrderBatch {
  orderIds: number[];
  /** Of all their lines. */
  skus: string[];
}

const batches = new WeakMap<object, OrderBatch>();

export function orderBatch(views: OrderView[]): OrderBatch {
  const items = views.flatMap((view) => view.items);
  return {
    orderIds: views.map(({ order }) => order.id),
    skus: [...new Set(items.map(({ sku }) => sku))],
  };
}

/** Makes the part of a response, such as an order or one of its lines, a member of the batch. */
export function inBatch<Part extends object>(part: Part, batch: OrderBatch): Part {
  batches.set(part, batch);
  return part;
}

/**
 * Reads what only some documents select for all orders of a response at once, when the first of them selects it.
 * @returns a function of the context and any part of the response that is `inBatch`
 */
export function readInBatch<Result>(
  read: (context: EngineContext, batch: OrderBatch) => Promise<Result>,
): (context: EngineContext, part: object) => Promise<Result> {
  const results = new WeakMap<OrderBatch, Promise<Result>>();
  return (context, part) => {
    const batch = batches.get(part);
    if (!batch) throw new Error("This part of an order belongs to no response.");
    const result = results.get(batch) ?? read(context, batch);
    results.set(batch, result);
    return result;
  };
}
