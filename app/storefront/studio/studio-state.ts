import { applyCommand, type Command } from "~/design/document/commands";
import type { DesignDocument } from "~/design/document/document";
import type { PhotoSources } from "~/design/photos/photo-source";
import { readFormCommands } from "./form-commands";

/** The current design, and the earlier and later designs for undo and redo. */
export interface StudioState {
  document: DesignDocument;
  /** The design before the first change. */
  opened: DesignDocument;
  past: DesignDocument[];
  future: DesignDocument[];
  /** What the latest change belongs to, such as one drag or the typing in one field. */
  stroke: string | null;
  /** Whether the design is the result of a command, of undo or of redo. */
  by: "apply" | "undo" | "redo";
}

export type StudioAction =
  /** Consecutive changes with the same stroke are undone together. */
  | { type: "apply"; commands: Command[]; stroke?: string }
  /** What the form shows, compared with the design when the action is reduced: entries may wait for a slow rendering. */
  | { type: "read"; form: FormData; photos?: PhotoSources; stroke?: string }
  | { type: "end-stroke" }
  | { type: "undo" }
  | { type: "redo" }
  | { type: "open"; document: DesignDocument };

const MAX_STEPS = 100;

/** Returns the initial state, with nothing to undo. */
export function startState(document: DesignDocument): StudioState {
  return { document, opened: document, past: [], future: [], stroke: null, by: "apply" };
}

/** The reducer of the studio in the browser. */
export function studioReducer(state: StudioState, action: StudioAction): StudioState {
  switch (action.type) {
    case "apply":
      return change(state, action.commands.reduce(applyCommand, state.document), action.stroke ?? null);
    case "read": {
      const { commands } = readFormCommands(action.form, state.document, action.photos);
      return change(state, commands.reduce(applyCommand, state.document), action.stroke ?? null);
    }
    case "end-stroke":
      return state.stroke === null ? state : { ...state, stroke: null };
    case "undo":
      return undo(state);
    case "redo":
      return redo(state);
    case "open":
      return startState(action.document);
  }
}

function change(state: StudioState, document: DesignDocument, stroke: string | null): StudioState {
  if (document === state.document) return state;
  if (stroke !== null && stroke === state.stroke) return { ...state, document, future: [], by: "apply" };
  return {
    ...state,
    document,
    past: [...state.past, state.document].slice(-MAX_STEPS),
    future: [],
    stroke,
    by: "apply",
  };
}

function undo(state: StudioState): StudioState {
  const document = state.past.at(-1);
  if (!document) return state;
  const future = [state.document, ...state.future];
  return { ...state, document, past: state.past.slice(0, -1), future, stroke: null, by: "undo" };
}

function redo(state: StudioState): StudioState {
  const [document, ...future] = state.future;
  if (!document) return state;
  return { ...state, document, past: [...state.past, state.document], future, stroke: null, by: "redo" };
}
