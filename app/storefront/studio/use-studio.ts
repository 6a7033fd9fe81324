import {
  type ChangeEvent,
  createContext,
  type RefObject,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useState,
} from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { type DesignProblem, designProblems } from "~/design/advice/problems";
import type { SurfaceBlueprint } from "~/design/blueprint/blueprint";
import { applyCommand } from "~/design/document/commands";
import type { DesignDocument } from "~/design/document/document";
import type { FocusedPhoto } from "~/design/photos/photo-focus";
import type { PhotoSources } from "~/design/photos/photo-source";
import { type Advice, useAdvice } from "./advice/use-advice";
import type { DesignSaving } from "./editor/use-design-saving";
import { useDesignSaving } from "./editor/use-design-saving";
import { drawnSurfaces } from "./pages/shown-surfaces";
import { useShownSurface } from "./pages/use-shown-surface";
import { copyId, type PhotoUploads, usePhotoUploads } from "./photos/use-photo-uploads";
import { takeOverEntries } from "./replaced-fields";
import { type StudioAction, type StudioState, startState, studioReducer } from "./studio-state";
import type { StudioView } from "./studio-view";
import { type Drawing, useDrawing } from "./text/use-drawing";
import { useSentDocument } from "./use-sent-document";

/** The studio's state and actions for its components. Without JavaScript it stays as the server rendered it. */
export interface Studio extends DesignSaving {
  /** The design in the form; `drawing` may be older until a font is loaded. */
  document: DesignDocument;
  drawing: Drawing;
  /** The visible surfaces: all, or one of a group such as the pages of a book. */
  surfaces: SurfaceBlueprint[];
  /** The requested surface; null for the first. */
  wantedSurface: string | null;
  showSurface: (key: string) => void;
  photos: PhotoSources;
  uploads: PhotoUploads;
  problems: DesignProblem[];
  advice: Advice;
  /** The shopper has pressed add to cart, so missing parts are errors. */
  isStrict: boolean;
  /** The browser's editor is running: gestures, undo and immediate uploads work. */
  isLive: boolean;
  canUndo: boolean;
  canRedo: boolean;
  /** How the design came to be what it is; the stroke is that of a drag or of typing. */
  latest: Pick<StudioState, "by" | "stroke">;
  dispatch: (action: StudioAction) => void;
  /** Applies a changed form field at once, and renders the whole studio; fields use `useEntry`. */
  edit: (event: Pick<ChangeEvent<EditedField>, "currentTarget">) => void;
  /** Returns the server's error for a field; `part` names a layer or option whose error is shown there, too. */
  errorOf: (field: string, part?: string) => string | undefined;
  /** Returns the submitted value of a rejected field, otherwise the document's value. */
  shownValue: (field: string, current: string) => string;
  /** Shows missing parts as errors from now on. */
  showProblems: () => void;
}

type EditedField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const StudioContext = createContext<Studio | null>(null);

/** Returns the studio of the surrounding page. */
export function useStudioParts(): Studio {
  const studio = useContext(StudioContext);
  if (!studio) throw new Error("This belongs inside the studio's form.");
  return studio;
}

/** Runs the studio with the same form, commands and pictures as the server. */
export function useStudio(view: StudioView, form: RefObject<HTMLFormElement>): Studio {
  const [state, dispatch] = useReducer(studioReducer, view.document, startState);
  const [isStrict, setStrict] = useState(view.isStrict);
  const [mended, setMended] = useState<string[]>([]);
  const isLive = useHydrated();
  const uploads = usePhotoUploads((field, { id, ...photo }) =>
    dispatch({ type: "apply", commands: [placing(field, id, photo)] }),
  );
  const { sources, copies } = uploads;
  const photos = useMemo(() => ({ ...view.photos, ...sources, ...copies }), [view.photos, sources, copies]);
  const shown = useShownSurface(view, state.document);
  const drawn = drawnSurfaces(state.document, shown.wantedSurface);
  const drawing = useDrawing(state.document, drawn, view.outlines);
  const problems = designProblems(state.document, drawing.outline);

  const kept = useDesignSaving(view, state, dispatch);
  const advice = useAdvice(kept.view, drawing, photos);
  useEffect(() => {
    setMended([]);
    setStrict(view.isStrict);
  }, [view]);
  useEarlyInput(form, dispatch);
  useSentDocument(form, state.document);

  return {
    ...kept,
    document: state.document,
    drawing: useMemo(
      () =>
        withCopies(
          drawing,
          Object.keys(uploads.byField).filter((field) => copyId(field) in copies),
        ),
      [drawing, uploads.byField, copies],
    ),
    ...shown,
    photos,
    uploads,
    problems,
    advice,
    isStrict,
    isLive,
    canUndo: state.past.length > 0,
    canRedo: state.future.length > 0,
    latest: { by: state.by, stroke: state.stroke },
    dispatch,
    edit({ currentTarget: { form: element, name, type } }) {
      if (!element) return;
      setMended((names) => (names.includes(name) ? names : [...names, name]));
      const stroke = /^(?:text|range|number)/.test(type) ? name : undefined;
      dispatch({ type: "read", form: new FormData(element), photos, stroke });
    },
    errorOf(field, part) {
      const rejected = mended.includes(field) ? undefined : view.rejected[field]?.message;
      if (rejected || !isStrict) return rejected;
      return problems.find((problem) => problem.field === part)?.message;
    },
    shownValue(field, current) {
      return mended.includes(field) ? current : (view.rejected[field]?.value ?? current);
    },
    showProblems: () => setStrict(true),
  };
}

/** React's server warns of layout effects. */
const useIsomorphicLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;

/** Applies input made before the browser's editor was running, before a rendering takes it out of the form's fields. */
function useEarlyInput(form: RefObject<HTMLFormElement>, dispatch: Studio["dispatch"]): void {
  useIsomorphicLayoutEffect(() => {
    if (!form.current) return;
    const enter = takeOverEntries(form.current);
    dispatch({ type: "read", form: new FormData(form.current) });
    queueMicrotask(enter);
  }, [form, dispatch]);
}

/** Places the photos that are being sent in what is drawn, but not in the document. */
function withCopies(drawing: Drawing, fields: string[]): Drawing {
  if (fields.length === 0) return drawing;
  const commands = fields.map((field) => placing(field, copyId(field)));
  return { ...drawing, document: commands.reduce(applyCommand, drawing.document) };
}

/** The command for a photo uploaded from a file field, such as front.photo.file. */
function placing(field: string, photoId: string, photo?: FocusedPhoto) {
  const [surface, layer] = field.split(".");
  return { type: "place-photo" as const, surface, layer, photoId, photo };
}
