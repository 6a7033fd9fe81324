import { type PointerEvent, type RefObject, useMemo, useRef, useState } from "react";
import type { SurfaceBlueprint } from "~/design/blueprint/blueprint";
import { applyCommand, type Command } from "~/design/document/commands";
import type { DesignDocument, Layer } from "~/design/document/document";
import { layerName } from "~/design/layers/layers";
import { printedLayer } from "~/design/surfaces/bleed";
import { useStudioParts } from "../use-studio";
import { followGesture, type GestureResult } from "./gesture-commands";
import type { Point } from "./layer-geometry";
import { distance, type Grip, gestureOf, type Hold, pressedPart } from "./pointer-hold";
import { useSelection } from "./selection";
import { snapLines } from "./snapping";
import { useMovedPhoto } from "./use-chosen-layer";

/** Snapping distance in screen pixels. */
const SNAP = 6;
/** Screen pixels that a pointer may move before a drag starts. */
const TREMOR = { mouse: 3, finger: 8 };

export type LayerGestures = ReturnType<typeof useLayerGestures>;

/**
 * Dragging, resizing, rotating and pinching on one surface. A mouse drags any layer; a finger drags only the selected
 * one, so that the page still scrolls. A gesture is kept here, and becomes commands when it ends.
 */
export function useLayerGestures(canvas: RefObject<HTMLElement>, surface: SurfaceBlueprint) {
  const { document, drawing, dispatch } = useStudioParts();
  const { chosen, choose } = useSelection();
  const photoOf = useMovedPhoto();
  const [result, setResult] = useState<GestureResult | null>(null);
  /** The state before React has rendered it: a pointer may be released right after its last move. */
  const latest = useRef<GestureResult | null>(null);
  const pointers = useRef(new Map<number, Point>());
  const hold = useRef<Hold | null>(null);
  /** State of the press that is ending: a drag is not a click. */
  const press = useRef({ hasDragged: false, wasChosen: false });

  const size = surface.size(document.options);
  const { layers } = document.surfaces[surface.key];
  const chosenId = chosen?.surface === surface.key ? chosen.layer : undefined;
  const held = useMemo(
    () => result && chosenId && layerAfter(drawing.document, result.commands, surface.key, chosenId),
    [drawing.document, result, surface.key, chosenId],
  );

  function show(next: GestureResult | null) {
    latest.current = next;
    setResult(next);
  }

  const rectangle = () => canvas.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
  const millimetersAPixel = () => size.width / rectangle().width;

  function follow(event: PointerEvent) {
    const { left, top } = rectangle();
    const scale = millimetersAPixel();
    pointers.current.set(event.pointerId, {
      x: (event.clientX - left) * scale,
      y: (event.clientY - top) * scale,
    });
  }

  function capture(event: PointerEvent) {
    if (event.target instanceof Element) event.target.setPointerCapture(event.pointerId);
    follow(event);
  }

  function takeHold(grip: Grip, layer: Layer) {
    const others = layers.filter(({ id, hidden }) => id !== layer.id && !hidden);
    const photo = grip === "layer" ? photoOf(layer) : undefined;
    hold.current = {
      grip,
      target: {
        surface: surface.key,
        layer: photo ? printedLayer(layer, surface, document.options) : layer,
        photo,
        size,
        lines: snapLines(size, surface.safe, others),
      },
      from: [...pointers.current.values()],
      isMoving: false,
    };
  }

  /** Applies the gesture so far to the design, because a finger was added or lifted. */
  function goOn({ target }: Hold) {
    const { id } = target.layer;
    const moved = latest.current && layerAfter(drawing.document, latest.current.commands, surface.key, id);
    make(id);
    takeHold("layer", moved || target.layer);
  }

  function make(layer: string) {
    const commands = latest.current?.commands ?? [];
    show(null);
    if (commands.length === 0) return;
    const stroke = `gesture:${layerName(surface.key, layer)}`;
    dispatch({ type: "apply", commands, stroke });
  }

  function takePressed(event: PointerEvent, target: Element) {
    const isFinger = event.pointerType === "touch";
    const pressed = pressedPart(target);
    press.current = { hasDragged: false, wasChosen: false };
    if (!pressed) return isFinger ? undefined : choose(null);
    const layer = layers.find(({ id }) => id === (pressed.layer ?? chosenId));
    if (!layer) return;
    press.current.wasChosen = layer.id === chosenId;
    if (isFinger && !press.current.wasChosen) return;
    choose({ surface: surface.key, layer: layer.id });
    if (layer.locked && !photoOf(layer)) return;
    capture(event);
    takeHold(pressed.grip, layer);
  }

  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || !(event.target instanceof Element)) return;
      if (!hold.current) return takePressed(event, event.target);
      capture(event);
      goOn(hold.current);
    },

    onPointerMove(event: PointerEvent<HTMLElement>) {
      const holding = hold.current;
      if (!holding || !pointers.current.has(event.pointerId)) return;
      follow(event);
      const points = [...pointers.current.values()];
      const pixel = millimetersAPixel();
      const tremor = (event.pointerType === "touch" ? TREMOR.finger : TREMOR.mouse) * pixel;
      holding.isMoving ||= points.some((point, index) => distance(point, holding.from[index]) >= tremor);
      if (!holding.isMoving) return;
      press.current.hasDragged = true;
      const gesture = gestureOf(holding, points, event.shiftKey);
      show(followGesture(gesture, { ...holding.target, reach: event.altKey ? 0 : SNAP * pixel }));
    },

    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (!pointers.current.delete(event.pointerId) || !hold.current) return;
      if (pointers.current.size > 0) return goOn(hold.current);
      make(hold.current.target.layer.id);
      hold.current = null;
      dispatch({ type: "end-stroke" });
    },

    onPointerCancel(event: PointerEvent<HTMLElement>) {
      if (!pointers.current.delete(event.pointerId)) return;
      pointers.current.clear();
      hold.current = null;
      show(null);
    },
  };

  return {
    /** The selected layer in the current state of the gesture. */
    held: held || undefined,
    guides: result?.guides ?? [],
    handlers,
    isHolding: () => hold.current !== null,
    lastPress: () => press.current,
  };
}

function layerAfter(document: DesignDocument, commands: Command[], surface: string, id: string) {
  const after = commands.reduce(applyCommand, document);
  return after.surfaces[surface]?.layers.find((layer) => layer.id === id);
}
