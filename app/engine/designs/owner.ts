import type { EngineContext } from "../graphql/context";
import { authorizationError } from "../graphql/errors";

/** The requester of a design or photo in a store: a customer, the holder of an owner token, or both. */
export interface Owner {
  storeCode: string;
  customerId: number | null;
  /** SHA-256 of the owner token, hex. */
  ownerHash: string | null;
}

interface OwnedRow {
  store_code: string;
  customer_id: number | null;
  owner_hash: string;
}

/** The owner of a request; a visitor without login and token owns nothing. */
export async function ownerOf(context: EngineContext): Promise<Owner> {
  const customer = await context.customer();
  return { storeCode: context.storeCode, customerId: customer?.id ?? null, ownerHash: context.ownerHash };
}

/** The owner for a new row. @throws GraphQLError when there is neither login nor token */
export async function requireOwner(context: EngineContext): Promise<Owner> {
  const owner = await ownerOf(context);
  if (owner.customerId !== null || owner.ownerHash !== null) return owner;
  if (context.bearerToken) throw authorizationError();
  throw authorizationError("Please allow cookies so we can save your design.");
}

/**
 * True if the owner owns the row: a customer's rows belong to them alone, unclaimed ones to the token's holder, within
 * the store.
 */
export function owns(owner: Owner, row: OwnedRow): boolean {
  if (row.store_code !== owner.storeCode) return false;
  if (row.customer_id !== null) return row.customer_id === owner.customerId;
  return owner.ownerHash !== null && row.owner_hash === owner.ownerHash;
}

/** Owner columns of a new row. No token hashes to the empty string, so an empty hash grants no access. */
export function ownedColumns({ storeCode, customerId, ownerHash }: Owner): OwnedRow {
  return { store_code: storeCode, customer_id: customerId, owner_hash: ownerHash ?? "" };
}
