import { productUid } from "../catalog/view-product";
import { lockReferencedRows, lockRows } from "../database/dialect";
import type { Row, Transaction } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { authorizationError, inputError, noSuchEntity } from "../graphql/errors";
import { visitorCatalog } from "../promotions/price-code-catalog";
import { isWithinLimit } from "../shared/database-limiter";
import { rateLimits } from "../shared/rate-limits";
import { randomId, sha256 } from "../shared/secrets";

/** A table of more columns cannot be read. */
const MAX_PRODUCTS = 20;
const FULL = `You can compare ${MAX_PRODUCTS} products. Please remove one first.`;
const NO_LIST = "Specified compare list was not found";
const TOO_MANY = "We can't start another compare list right now. Please sign in, or try again in an hour.";

type CompareList = Row<"compare_list">;

/**
 * A list that the visitor may use: their own, or a guest's, which belongs to whoever has its uid.
 * @throws GraphQLError of category no-such-entity for an unknown list and another customer's
 */
export async function findCompareList(context: EngineContext, uid: string): Promise<CompareList> {
  const list = await context.db
    .selectFrom("compare_list")
    .selectAll()
    .where("uid", "=", uid)
    .executeTakeFirst();
  if (!list) throw noSuchEntity(NO_LIST);
  requireUse(context, list, await context.customer());
  return list;
}

/** The current customer's list; undefined for guests and before it is created. */
export async function ownCompareList(context: EngineContext): Promise<CompareList | undefined> {
  const customer = await context.customer();
  return (
    (customer &&
      context.db
        .selectFrom("compare_list")
        .selectAll()
        .where("customer_id", "=", customer.id)
        .executeTakeFirst()) ??
    undefined
  );
}

/**
 * Creates a list, which a customer has once: products are added to the existing one.
 * @param products ids of products
 * @throws GraphQLError of category input when there are too many products, or lists of one network
 */
export async function createCompareList(
  context: EngineContext,
  products: readonly string[],
): Promise<CompareList> {
  const { db, storeCode, network } = context;
  const customer = await context.customer();
  const isLimited = !customer && network !== null;
  if (isLimited && !(await isWithinLimit(db, rateLimits.compareLists, sha256(network))))
    throw inputError(TOO_MANY);
  const skus = await skusOf(context, products);
  return db.transaction().execute(async (transaction) => {
    if (customer) await lockCustomer(transaction, customer.id);
    const created = await transaction
      .insertInto("compare_list")
      .values({
        uid: randomId(),
        store_code: storeCode,
        customer_id: customer?.id ?? null,
        skus: "[]",
        updated_at: new Date().toISOString(),
      })
      .onConflict((conflict) => conflict.column("customer_id").doNothing())
      .returningAll()
      .executeTakeFirst();
    const list = created ?? (await lockedList(transaction, { customer_id: customer?.id ?? 0 }));
    return saveSkus(transaction, list, [...skusIn(list), ...skus]);
  });
}

/** @param products ids of products @throws GraphQLError as `findCompareList`, input for an unknown product */
export async function addToCompareList(
  context: EngineContext,
  uid: string,
  products: readonly string[],
): Promise<CompareList> {
  const skus = await skusOf(context, products);
  const customer = await context.customer();
  return context.db.transaction().execute(async (transaction) => {
    const list = await lockedList(transaction, { uid });
    requireUse(context, list, customer);
    return saveSkus(transaction, list, [...skusIn(list), ...skus]);
  });
}

/** Products that are not in the list are ignored. @throws GraphQLError as `findCompareList` */
export async function removeFromCompareList(
  context: EngineContext,
  uid: string,
  products: readonly string[],
): Promise<CompareList> {
  const customer = await context.customer();
  return context.db.transaction().execute(async (transaction) => {
    const list = await lockedList(transaction, { uid });
    requireUse(context, list, customer);
    return saveSkus(
      transaction,
      list,
      skusIn(list).filter((sku) => !products.includes(productUid(sku))),
    );
  });
}

/**
 * Makes a guest's list the customer's; if they have one, its products are added to that and it is deleted. Of several
 * customers who request the same list at once, the first receives it.
 * @throws GraphQLError of category authorization for guests, otherwise as `findCompareList`
 */
export async function assignCompareList(context: EngineContext, uid: string): Promise<CompareList> {
  const customer = await context.customer();
  if (!customer) throw authorizationError();
  return context.db.transaction().execute(async (transaction) => {
    await lockCustomer(transaction, customer.id);
    const list = await lockedList(transaction, { uid });
    requireUse(context, list, customer);
    if (list.customer_id === customer.id) return list;
    const own = await findLocked(transaction, { customer_id: customer.id });
    if (!own)
      return transaction
        .updateTable("compare_list")
        .set({ customer_id: customer.id })
        .where("uid", "=", uid)
        .returningAll()
        .executeTakeFirstOrThrow();
    await transaction.deleteFrom("compare_list").where("uid", "=", uid).execute();
    const all = [...new Set([...skusIn(own), ...skusIn(list)])];
    return saveSkus(transaction, own, all.slice(-MAX_PRODUCTS));
  });
}

/** @throws GraphQLError as `findCompareList` */
export async function deleteCompareList(context: EngineContext, uid: string): Promise<void> {
  const customer = await context.customer();
  await context.db.transaction().execute(async (transaction) => {
    requireUse(context, await lockedList(transaction, { uid }), customer);
    await transaction.deleteFrom("compare_list").where("uid", "=", uid).execute();
  });
}

/** The products of a list that are still for sale. */
export async function comparedProducts(context: EngineContext, list: CompareList) {
  const skus = skusIn(list);
  const { bySku } = await visitorCatalog(context, { skus });
  return skus.flatMap((sku) => bySku.get(sku) ?? []);
}

function skusIn({ skus }: CompareList): string[] {
  return JSON.parse(skus);
}

/** @throws GraphQLError of category no-such-entity for another customer's list and another store's */
function requireUse(
  { storeCode }: EngineContext,
  { customer_id, store_code }: CompareList,
  customer: Pick<Row<"customer">, "id"> | null,
): void {
  const isAllowed = customer_id === null || customer_id === customer?.id;
  if (store_code !== storeCode || !isAllowed) throw noSuchEntity(NO_LIST);
}

type Wanted = { uid: string } | { customer_id: number };

/** @throws GraphQLError of category no-such-entity when the list was deleted meanwhile */
async function lockedList(transaction: Transaction, wanted: Wanted): Promise<CompareList> {
  const list = await findLocked(transaction, wanted);
  if (!list) throw noSuchEntity(NO_LIST);
  return list;
}

function findLocked(transaction: Transaction, wanted: Wanted): Promise<CompareList | undefined> {
  const all = transaction.selectFrom("compare_list").selectAll();
  const one =
    "uid" in wanted ? all.where("uid", "=", wanted.uid) : all.where("customer_id", "=", wanted.customer_id);
  return lockRows(transaction, one).executeTakeFirst();
}

/** Until the transaction ends, no other one gives the customer a list: a list that is missing cannot be locked. */
async function lockCustomer(transaction: Transaction, id: number): Promise<void> {
  const customer = transaction.selectFrom("customer").select("id").where("id", "=", id);
  await lockReferencedRows(transaction, customer).executeTakeFirst();
}

/** @throws GraphQLError of category input for too many */
async function saveSkus(
  transaction: Transaction,
  { uid }: CompareList,
  skus: string[],
): Promise<CompareList> {
  const distinct = [...new Set(skus)];
  if (distinct.length > MAX_PRODUCTS) throw inputError(FULL, "products");
  return transaction
    .updateTable("compare_list")
    .set({ skus: JSON.stringify(distinct), updated_at: new Date().toISOString() })
    .where("uid", "=", uid)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Reads ids of products. @throws GraphQLError of category input for too many or an unknown one */
async function skusOf(context: EngineContext, products: readonly string[]): Promise<string[]> {
  if (products.length > MAX_PRODUCTS) throw inputError(FULL, "products");
  const catalog = await visitorCatalog(context);
  return products.map((id) => {
    const product = catalog.products.find(({ view }) => view.uid === id);
    if (!product) throw inputError("The product isn't available for comparison.", "products");
    return product.sku;
  });
}
