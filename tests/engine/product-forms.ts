import type { EngineFixture } from "./engine-fixture";
import { callAdmin, resultOf, type TestStaff } from "./staff";

/** The forms of a product in /admin, as tests send them. */

export interface ManagedProduct {
  version: string;
  fields: { code: string; value: string; folder_value: string; is_changed: boolean }[];
  draft: {
    changes: { title: string; from: string | null; to: string | null }[];
    publish_at: string | null;
  } | null;
  history: {
    id: string;
    is_undo: boolean;
    may_be_undone: boolean;
    published_by: string;
    changes: object[];
  }[];
}

const CHANGES = "changes { title from to }";
const PRODUCT = `query ($sku: String!) { catalogProduct(sku: $sku) { version fields { code value folder_value is_changed }
  draft { ${CHANGES} publish_at } history { id is_undo may_be_undone published_by ${CHANGES} } } }`;

/** A product as staff see it. */
export async function managedProduct(
  engine: EngineFixture,
  { token }: TestStaff,
  sku: string,
): Promise<ManagedProduct> {
  return resultOf(await callAdmin(engine, PRODUCT, { sku }, token), "catalogProduct");
}

let keys = 0;

/** Sends forms that were just opened; `changes` replaces members of their input. */
export function productForms(engine: EngineFixture, staff: TestStaff) {
  async function attempt(operation: string, type: string, sku: string, fields: object, changes: object) {
    keys += 1;
    const version = "version" in changes ? "" : (await managedProduct(engine, staff, sku)).version;
    const input = { sku, version, key: `key-of-product-form-${keys}`, ...fields, ...changes };
    const mutation = `mutation ($input: ${type}!) { ${operation}(input: $input) }`;
    return callAdmin(engine, mutation, { input }, staff.token);
  }
  async function send(...form: Parameters<typeof attempt>): Promise<void> {
    resultOf(await attempt(...form), form[0]);
  }
  const fieldsOf = (values: Record<string, string | null>) => ({
    fields: Object.entries(values).map(([code, value]) => ({ code, value })),
  });
  type Values = Record<string, string | null>;
  const DRAFT = ["saveProductDraft", "ProductDraftInput"] as const;
  const PUBLISH = ["publishProductDraft", "PublishProductInput"] as const;
  const UNDO = ["undoProductChange", "UndoProductInput"] as const;
  return {
    attemptSave: (sku: string, values: Values, changes = {}) =>
      attempt(...DRAFT, sku, fieldsOf(values), changes),
    save: (sku: string, values: Values, changes = {}) => send(...DRAFT, sku, fieldsOf(values), changes),
    attemptPublish: (sku: string, at: string | null) => attempt(...PUBLISH, sku, { at }, {}),
    publish: (sku: string, at: string | null = null) => send(...PUBLISH, sku, { at }, {}),
    discard: (sku: string) => send("discardProductDraft", "ProductFormInput", sku, {}, {}),
    attemptUndo: (sku: string, change_id: string, changes = {}) =>
      attempt(...UNDO, sku, { change_id }, changes),
    undo: (sku: string, change_id: string, changes = {}) => send(...UNDO, sku, { change_id }, changes),
  };
}
