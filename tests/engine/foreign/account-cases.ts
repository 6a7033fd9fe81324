import { addressOf, BOOK_ADDRESS } from "./address-of";
import type { ForeignCases } from "./foreign-case";

/** Addresses and sessions of customers. */
export const accountCases: ForeignCases = {
  "Mutation.updateCustomerAddress": {
    thing: (engine, { sender }) => addressOf(engine, sender),
    variables: (id) => ({ id, input: { ...BOOK_ADDRESS, city: "Davis" } }),
  },
  "Mutation.deleteCustomerAddress": {
    thing: (engine, { sender }) => addressOf(engine, sender),
    variables: (id) => ({ id }),
  },
};
