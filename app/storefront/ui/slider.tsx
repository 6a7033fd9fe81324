import Autoplay from "embla-carousel-autoplay";
import useEmblaCarousel, { type UseEmblaCarouselType } from "embla-carousel-react";
import { Children, type FocusEvent, type ReactNode, useEffect, useState } from "react";
import { ChevronIcon, PauseIcon, PlayIcon } from "./icons";
import { LabeledRegion } from "./labeled-region";

/** The carousel's speed setting, with which a slide is within 1 % of its place after 500 ms (specification §9). */
const SPEED = 20;
/** Milliseconds that a slide is shown (specification §9). */
const STAY = 3000;
const CALM = "(prefers-reduced-motion: reduce)";

const moving = { loop: true, duration: SPEED, breakpoints: { [CALM]: { duration: 0 } } };
const turning = { delay: STAY, playOnInit: false, stopOnFocusIn: false };

type Carousel = UseEmblaCarouselType[1];

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
  const [plugins] = useState(() => (autoplay ? [Autoplay(turning)] : []));
  const [view, carousel] = useEmblaCarousel(moving, plugins);
  const { isStopped, setStopped, watchers } = useTurning(carousel);
  const place = usePlace(carousel);
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
          <SliderButton title="Previous" onClick={() => carousel?.scrollPrev()}>
            <ChevronIcon className="h-6 w-6 rotate-90" />
          </SliderButton>
          <p className="min-w-[4ch] text-center text-sm tabular-nums text-soft-ink">
            {place + 1} / {count}
          </p>
          <SliderButton title="Next" onClick={() => carousel?.scrollNext()}>
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

function usePlace(carousel: Carousel): number {
  const [place, setPlace] = useState(0);
  useEffect(() => {
    const update = () => setPlace(carousel?.selectedScrollSnap() ?? 0);
    carousel?.on("select", update).on("reInit", update);
    return () => {
      carousel?.off("select", update).off("reInit", update);
    };
  }, [carousel]);
  return place;
}

/** Advances the slides while nobody interacts with them or has stopped them; never with reduced motion. */
function useTurning(carousel: Carousel) {
  const [isStopped, setStopped] = useState(false);
  const [isPointedAt, setPointedAt] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const rests = isStopped || isPointedAt || isFocused;
  useEffect(() => {
    if (matchMedia(CALM).matches) return;
    const autoplay = carousel?.plugins().autoplay;
    if (rests) autoplay?.stop();
    else autoplay?.play();
  }, [carousel, rests]);

  const watchers = {
    onPointerEnter: () => setPointedAt(true),
    onPointerLeave: () => setPointedAt(false),
    onFocus: () => setFocused(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      setFocused(currentTarget.contains(relatedTarget)),
  };
  return { isStopped, setStopped, watchers };
}
