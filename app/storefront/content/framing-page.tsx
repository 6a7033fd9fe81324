import { ProductGrid } from "../catalog/product-grid";
import { Breadcrumbs, type Trail } from "../ui/breadcrumbs";
import { buttonClasses } from "../ui/button";
import { Container, PageHeading } from "../ui/page";
import { PlainLinks } from "../ui/plain-links";
import type { FramingView } from "./framing-view.server";

const frames = [
  {
    name: "Black",
    color: "#2b2826",
    text: "Crisp and understated. Great on light walls and with photos that have some dark areas.",
  },
  {
    name: "Oak",
    color: "#c49a66",
    text: "Warm. Great with brown, ginger and cream fur, and in rooms with wood floors or furniture.",
  },
  {
    name: "White",
    color: "#faf8f4",
    text: "Light and airy. Great on colored walls and for several pictures side by side.",
  },
  {
    name: "Walnut",
    color: "#5f412c",
    text: "Deep and calm. Great with black fur, vintage furniture and portraits with a name.",
  },
];

export const FRAMING_TRAIL: Trail = {
  steps: [{ title: "Wall art", path: "/wall-art" }],
  here: "Art to frame",
};

/** Advice on frames, and the framed products. */
export function FramingPage({ view }: { view: FramingView }) {
  return (
    <Container className="pb-10 pt-5 lg:pb-16">
      <Breadcrumbs {...FRAMING_TRAIL} />
      <PageHeading
        lead="The frame sets the mood. Match it to the fur first, then to the furniture."
        className="mb-8"
      >
        Choose a frame for your pet's picture
      </PageHeading>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {frames.map(({ name, color, text }) => (
          <li key={name} className="rounded-card border border-line bg-card p-5">
            <FrameCorner color={color} />
            <h2 className="mt-4 font-heading text-lg font-semibold">{name}</h2>
            <p className="mt-1 text-soft-ink">{text}</p>
          </li>
        ))}
      </ul>
      <section
        aria-labelledby="mat"
        className="mt-10 grid gap-8 rounded-card bg-mint p-6 md:grid-cols-2 lg:p-10"
      >
        <div>
          <h2 id="mat" className="font-heading text-xl font-semibold md:text-2xl">
            With or without a mat
          </h2>
          <p className="mt-2">
            A mat is the border between the picture and the frame. It gives a small or busy photo room to
            breathe: white for cool colors, cream for warm ones, charcoal to make a portrait glow. Canvases
            don't need one: the picture runs to the edge, and a slim frame leaves a shadow gap around it.
          </p>
        </div>
        <div>
          <h2 className="font-heading text-xl font-semibold md:text-2xl">What size?</h2>
          <p className="mt-2">
            About two-thirds the width of the furniture below it: 8 × 10 for a shelf, 16 × 20 above a dresser,
            36 × 24 or three panels above a sofa. Our post{" "}
            <a
              href="/blog/which-canvas-size-above-a-sofa"
              className="text-accent-strong underline underline-offset-4"
            >
              about sizes
            </a>{" "}
            shows an easy test with masking tape.
          </p>
        </div>
      </section>
      <section aria-labelledby="framed" className="mt-10 lg:mt-14">
        <h2 id="framed" className="mb-5 font-heading text-xl font-semibold md:text-2xl">
          Framed and ready to hang
        </h2>
        {view.cards.length > 0 ? (
          <ProductGrid cards={view.cards} />
        ) : (
          <PlainLinks>
            <a href="/custom-canvas-pet-prints" className={buttonClasses("primary")}>
              See canvas prints with a frame
            </a>
          </PlainLinks>
        )}
      </section>
    </Container>
  );
}

function FrameCorner({ color }: { color: string }) {
  return (
    <svg
      viewBox="0 0 200 120"
      width="200"
      height="120"
      className="w-full rounded-field bg-sand"
      aria-hidden="true"
    >
      <path d="M40 30h200v160H40z" fill={color} stroke="#2a211c" strokeOpacity="0.18" />
      <path d="M56 46h184v144H56z" fill="#fffdf8" />
      <path d="M76 66h164v124H76z" fill="#dff0ec" />
      <path d="M40 30l16 16M56 46v144M56 46h184" stroke="#2a211c" strokeOpacity="0.25" fill="none" />
      <circle cx="150" cy="128" r="34" fill="#e79a4e" />
      <path d="M118 112l4-34 24 18ZM182 112l-4-34-24 18Z" fill="#d9853d" />
    </svg>
  );
}
