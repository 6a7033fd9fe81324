import type { EngineFixture } from "./engine-fixture";
import { callAdmin, resultOf, type TestStaff } from "./staff";

/** The forms of content in /admin, as tests send them. */

export interface ManagedContent {
  title: string;
  version: string;
  is_published: boolean;
  is_from_folder: boolean;
  is_changed: boolean;
  draft_problem: string | null;
  fields: { code: string; value: string; folder_value: string; is_changed: boolean }[];
  draft: {
    changes: { title: string; from: string | null; to: string | null }[];
    publish_at: string | null;
  } | null;
  history: { id: string; is_undo: boolean; may_be_undone: boolean; changes: object[] }[];
}

const CHANGES = "changes { title from to }";
const ITEM = `query ($kind: ContentKind!, $store: String!, $identifier: String) {
  contentItem(kind: $kind, store_code: $store, identifier: $identifier) { title version is_published is_from_folder
    is_changed draft_problem fields { code value folder_value is_changed } draft { ${CHANGES} publish_at }
    history { id is_undo may_be_undone ${CHANGES} } } }`;

type Values = Record<string, string | null>;

let keys = 0;

/** Sends forms of one kind that were just opened; `changes` replaces members of their input. */
export function contentForms(engine: EngineFixture, staff: TestStaff, kind: string, store = "mpc") {
  async function readOrNull(identifier: string | null): Promise<ManagedContent | null> {
    const { data } = await callAdmin(engine, ITEM, { kind, store, identifier }, staff.token);
    return data?.contentItem as ManagedContent | null;
  }
  async function read(identifier: string): Promise<ManagedContent> {
    const item = await readOrNull(identifier);
    if (!item) throw new Error(`There is no ${identifier}.`);
    return item;
  }
  /** An existing piece, or the form of a new one. */
  const formOf = async (identifier: string) => (await readOrNull(identifier)) ?? (await readOrNull(null));

  async function attempt(
    operation: string,
    type: string,
    identifier: string,
    fields: object,
    changes: object,
  ) {
    keys += 1;
    const version = (await formOf(identifier))?.version ?? "";
    const key = `key-of-content-form-${keys}`;
    const input = { kind, store_code: store, identifier, version, key, ...fields, ...changes };
    const mutation = `mutation ($input: ${type}!) { ${operation}(input: $input) }`;
    return callAdmin(engine, mutation, { input }, staff.token);
  }
  const send = async (...form: Parameters<typeof attempt>) => {
    resultOf(await attempt(...form), form[0]);
  };
  /** The fields as the form has them, with these instead. */
  async function fieldsWith(identifier: string, values: Values) {
    const shown = (await formOf(identifier))?.fields ?? [];
    const typed = { ...Object.fromEntries(shown.map(({ code, value }) => [code, value])), ...values };
    return { fields: Object.entries(typed).map(([code, value]) => ({ code, value })) };
  }
  const DRAFT = ["saveContentDraft", "ContentDraftInput"] as const;
  const PUBLISH = ["publishContent", "PublishContentInput"] as const;
  const UNDO = ["undoContentChange", "UndoContentInput"] as const;
  const simple =
    (operation: string) =>
    async (identifier: string, changes = {}) =>
      send(operation, "ContentFormInput", identifier, {}, changes);
  const attemptSave = async (identifier: string, values: Values, changes = {}) =>
    attempt(...DRAFT, identifier, await fieldsWith(identifier, values), changes);
  const save = async (identifier: string, values: Values, changes = {}) =>
    send(...DRAFT, identifier, await fieldsWith(identifier, values), changes);
  const publish = (identifier: string, at: string | null = null) => send(...PUBLISH, identifier, { at }, {});
  return {
    read,
    readOrNull,
    attemptSave,
    save,
    publish,
    attemptPublish: (identifier: string, at: string | null) => attempt(...PUBLISH, identifier, { at }, {}),
    async saveAndPublish(identifier: string, values: Values) {
      await save(identifier, values);
      await publish(identifier);
    },
    discard: simple("discardContentDraft"),
    delete: simple("deleteContent"),
    attemptDelete: (identifier: string) => attempt("deleteContent", "ContentFormInput", identifier, {}, {}),
    reset: simple("resetContent"),
    attemptUndo: (identifier: string, change_id: string, changes = {}) =>
      attempt(...UNDO, identifier, { change_id }, changes),
    undo: (identifier: string, change_id: string, changes = {}) =>
      send(...UNDO, identifier, { change_id }, changes),
  };
}
