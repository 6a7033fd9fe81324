import type { Connection, Row } from "../database/schema";
import { rejection } from "./order-states";
import { takeStep } from "./order-step";

/** Puts a locked order on hold, so that it is neither made nor shipped. @returns false when its status does not allow it */
export async function holdOrder(transaction: Connection, order: Row<"sales_order">): Promise<boolean> {
  if (rejection(order, "on_hold") !== null) return false;
  await takeStep(transaction, order, { to: "on_hold", kind: "held" });
  return true;
}
