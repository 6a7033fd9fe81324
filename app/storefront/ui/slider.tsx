import {
  Children,
  type FocusEvent,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import { ChevronIcon, PauseIcon, PlayIcon } from "./icons";
import { LabeledRegion } from "./labeled-region";
import type { Carousel } from "./slider-motion";

/** Fetched when the slider is first pointed at, touched or focused; one that advances automatically, when it is seen. */
const SliderMotion = lazy(() => import("./slider-motion"));

interface SliderProps {
  /** Accessible name. */
  label: string;
  /** Advances automatically, unless the shopper hovers, focuses or has stopped it. */
  autoplay?: boolean;
  className?: string;
  /** One child per slide. */
  children: ReactNode;
}

/**
 * One slide at a time in a loop, with pictures at most 350 pixels high: specification §9 "Slider". Without JavaScript a
 * scrollable strip.
 */
export function Slider({ label, autoplay = false, className = "", children }: SliderProps) {
  const view = useRef<HTMLDivElement>(null);
  const { carousel, isUsed, use, act, onReady } = useMotion();
  useWhenVisible(view, autoplay, use);
  const { isStopped, setStopped, rests, watchers } = useRests(use);
  const place = usePlace(view, carousel);
  const count = Children.count(children);
  return (
    <LabeledRegion aria-roledescription="carousel" aria-label={label} className={className} {...watchers}>
      <div ref={view} className="slider-view" data-moved={carousel ? "" : undefined}>
        <ul className="slider-strip">
          {Children.map(children, (slide, index) => (
            <li aria-label={`${index + 1} of ${count}`}>{slide}</li>
          ))}
        </ul>
      </div>
      {count > 1 && (
        <div className="slider-buttons">
          <SliderButton title="Previous" onClick={() => act("scrollPrev")}>
            <ChevronIcon className="h-6 w-6 rotate-90" />
          </SliderButton>
          <p className="min-w-[4ch] text-center text-sm tabular-nums text-soft-ink">
            {place + 1} / {count}
          </p>
          <SliderButton title="Next" onClick={() => act("scrollNext")}>
            <ChevronIcon className="h-6 w-6 -rotate-90" />
          </SliderButton>
          {autoplay && (
            <SliderButton
              title={isStopped ? "Play" : "Pause"}
              onClick={() => setStopped(!isStopped)}
              className="motion-reduce:hidden"
            >
              {isStopped ? <PlayIcon /> : <PauseIcon />}
            </SliderButton>
          )}
        </div>
      )}
      {isUsed && view.current && (
        <Suspense>
          <SliderMotion view={view.current} autoplay={autoplay} rests={rests} onReady={onReady} />
        </Suspense>
      )}
    </LabeledRegion>
  );
}

interface SliderButtonProps {
  title: string;
  onClick: () => void;
  className?: string;
  children: ReactNode;
}

function SliderButton({ title, onClick, className = "", children }: SliderButtonProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className={`flex h-12 w-12 items-center justify-center rounded-full border border-field-line bg-card hover:border-ink ${className}`}
    >
      {children}
      <span className="sr-only">{title}</span>
    </button>
  );
}

/**
 * The carousel once it is used. `act` moves it, also while it is being fetched: the movements then follow.
 */
function useMotion() {
  const [carousel, setCarousel] = useState<Carousel>();
  const [isUsed, setUsed] = useState(false);
  const waiting = useRef<Movement[]>([]);
  const use = useCallback(() => setUsed(true), []);
  const onReady = useCallback((ready: Carousel) => {
    setCarousel(ready);
    for (const movement of waiting.current.splice(0)) ready?.[movement]();
  }, []);
  const act = (movement: Movement) => {
    use();
    if (carousel) carousel[movement]();
    else waiting.current.push(movement);
  };
  return { carousel, isUsed, use, act, onReady };
}

type Movement = "scrollPrev" | "scrollNext";

/** Calls back when the element is in the window. */
function useWhenVisible(view: RefObject<HTMLElement>, isWatched: boolean, onSeen: () => void): void {
  useEffect(() => {
    if (!isWatched || !view.current) return;
    const watch = new IntersectionObserver(([{ isIntersecting }]) => isIntersecting && onSeen());
    watch.observe(view.current);
    return () => watch.disconnect();
  }, [view, isWatched, onSeen]);
}

/** Returns the index of the slide shown. */
function usePlace(view: RefObject<HTMLElement>, carousel: Carousel): number {
  const [place, setPlace] = useState(0);
  useEffect(() => {
    const node = view.current;
    const update = () => {
      if (carousel) setPlace(carousel.selectedScrollSnap());
      else if (node?.clientWidth) setPlace(Math.round(node.scrollLeft / node.clientWidth));
    };
    update();
    carousel?.on("select", update).on("reInit", update);
    if (!carousel) node?.addEventListener("scroll", update, { passive: true });
    return () => {
      carousel?.off("select", update).off("reInit", update);
      node?.removeEventListener("scroll", update);
    };
  }, [view, carousel]);
  return place;
}

/**
 * Returns whether the slides rest: somebody interacts with them, or has stopped them.
 * @param onUse called when somebody begins to interact
 */
function useRests(onUse: () => void) {
  const [isStopped, setStopped] = useState(false);
  const [isPointedAt, setPointedAt] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const watchers = {
    onPointerEnter: () => {
      onUse();
      setPointedAt(true);
    },
    onPointerLeave: () => setPointedAt(false),
    onFocus: () => {
      onUse();
      setFocused(true);
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      setFocused(currentTarget.contains(relatedTarget)),
  };
  return { isStopped, setStopped, rests: isStopped || isPointedAt || isFocused, watchers };
}
