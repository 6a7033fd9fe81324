import type { EngineContext } from "../graphql/context";
import { authorizationError } from "../graphql/errors";

/** Who asks a store for a design or photo: a customer, the holder of an owner token, or somebody who is both. */
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

/** The owner behind a request; a visitor without login and token owns nothing. */
export async function ownerOf(context: EngineContext): Promise<Owner> {
  const customer = await context.customer();
  return { storeCode: context.storeCode, customerId: customer?.id ?? null, ownerHash: context.ownerHash };
}

/** The owner that something new will belong to. @throws GraphQLError when there is neither login nor token */
export async function requireOwner(context: EngineContext): Promise<Owner> {
  const owner = await ownerOf(context);
  if (owner.customerId !== null || owner.ownerHash !== null) return owner;
  if (context.bearerToken) throw authorizationError();
  throw authorizationError("Please allow cookies so we can save your design.");
}

/** What a customer has belongs to them alone; what nobody claimed yet, to whoever holds the token; in its store. */
export function owns(owner: Owner, row: OwnedRow): boolean {
  if (row.store_code !== owner.storeCode) return false;
  if (row.customer_id !== null) return row.customer_id === owner.customerId;
  return owner.ownerHash !== null && row.owner_hash === owner.ownerHash;
}

/** The columns by which a new row belongs to the owner. No hash is empty, so an empty one opens nothing. */
export function ownedColumns({ storeCode, customerId, ownerHash }: Owner): OwnedRow {
  return { store_code: storeCode, customer_id: customerId, owner_hash: ownerHash ?? "" };
}
