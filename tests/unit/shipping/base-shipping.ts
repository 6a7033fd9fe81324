import { readShippingData } from "~/brand/shipping-data.server";
import { methodsTo } from "~/engine/shipping/shipping-methods";

/** The shipping data that every brand starts with. */
export const baseShipping = readShippingData("brands/base", "brands/base");

/** Its methods to the contiguous states, at their own prices. */
export const homeMethods = methodsTo(baseShipping, new Map(), "");
