import Autoplay from "embla-carousel-autoplay";
import useEmblaCarousel, { type UseEmblaCarouselType } from "embla-carousel-react";
import { useEffect, useState } from "react";

/** The carousel's speed setting, with which a slide is within 1 % of its place after 500 ms (specification §9). */
const SPEED = 20;
/** Milliseconds that a slide is shown (specification §9). */
const STAY = 3000;
/** Milliseconds without scrolling after which a swipe is over. */
const STILL = 100;
const CALM = "(prefers-reduced-motion: reduce)";

const turning = { delay: STAY, playOnInit: false, stopOnFocusIn: false };

export type Carousel = UseEmblaCarouselType[1];

interface SliderMotionProps {
  /** The element that shows one slide; scrolled to one of them. */
  view: HTMLElement;
  /** Advances automatically, unless it rests. */
  autoplay: boolean;
  rests: boolean;
  /** Called with the carousel once it moves the slides. */
  onReady: (carousel: Carousel) => void;
}

/** Moves the slides of a Slider. Its library is fetched with it, when the slider is first used. */
export default function SliderMotion({ view, autoplay, rests, onReady }: SliderMotionProps) {
  const [plugins] = useState(() => (autoplay ? [Autoplay(turning)] : []));
  const [options, setOptions] = useState(() => optionsFrom(0));
  const [attach, carousel] = useEmblaCarousel(options, plugins);

  useEffect(() => {
    const start = () => {
      setOptions(optionsFrom(Math.round(view.scrollLeft / view.clientWidth)));
      attach(view);
    };
    return whenStill(view, start);
  }, [view, attach]);

  useEffect(() => {
    if (!carousel) return;
    view.scrollTo({ left: 0, behavior: "instant" });
    onReady(carousel);
  }, [carousel, view, onReady]);

  useEffect(() => {
    if (matchMedia(CALM).matches) return;
    const autoplay = carousel?.plugins().autoplay;
    if (rests) autoplay?.stop();
    else autoplay?.play();
  }, [carousel, rests]);
  return null;
}

function optionsFrom(startIndex: number) {
  return { loop: true, duration: SPEED, startIndex, breakpoints: { [CALM]: { duration: 0 } } };
}

/** Calls back once the element has not scrolled for a moment, such as by a swipe. Returns a function that cancels it. */
function whenStill(view: HTMLElement, onStill: () => void): () => void {
  const listening = new AbortController();
  const end = () => {
    listening.abort();
    onStill();
  };
  let timer = setTimeout(end, STILL);
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(end, STILL);
  };
  view.addEventListener("scroll", wait, { passive: true, signal: listening.signal });
  return () => {
    clearTimeout(timer);
    listening.abort();
  };
}
