import type { ReactNode } from "react";
import { Container } from "../ui/page";

/** From a photo to a parcel, in three steps. */
export function HowItWorks() {
  return (
    <section className="bg-mint">
      <Container className="py-10 lg:py-20">
        <h2 className="font-heading text-2xl font-semibold md:text-3xl">How it works</h2>
        <ol className="mt-6 grid gap-6 md:grid-cols-3 lg:mt-10 lg:gap-10">
          <Step number={1} title="Pick a photo" picture={<PhotoPicture />}>
            Straight from your phone. We turn it upright and remove its location data.
          </Step>
          <Step number={2} title="Make it yours" picture={<StudioPicture />}>
            Choose what shows, type the name, pick a color. Every change is drawn at once.
          </Step>
          <Step number={3} title="We make it" picture={<ProductPicture />}>
            We print exactly what you saw, check it by hand and send it to your door.
          </Step>
        </ol>
      </Container>
    </section>
  );
}

interface StepProps {
  number: number;
  title: string;
  picture: ReactNode;
  children: ReactNode;
}

function Step({ number, title, picture, children }: StepProps) {
  return (
    <li>
      <div className="grid aspect-[4/3] place-items-center overflow-hidden rounded-card bg-card">
        {picture}
      </div>
      <h3 className="mt-4 font-heading text-xl font-semibold">
        <span className="text-accent">{number}.</span> {title}
      </h3>
      <p className="mt-1 max-w-[44ch] text-soft-ink">{children}</p>
    </li>
  );
}

function PhotoPicture() {
  return (
    <div className="w-[46%] -rotate-3 rounded-field bg-print p-3 pb-9 shadow-float">
      <Pet className="w-full" />
    </div>
  );
}

function StudioPicture() {
  return (
    <div
      className="flex w-[78%] items-center gap-4 rounded-card bg-paper p-4 shadow-float"
      aria-hidden="true"
    >
      <Pet className="w-2/5 rounded-full" />
      <div className="grid grow gap-2.5">
        <p className="rounded-field border border-field-line bg-card px-3 py-1.5 text-sm">Biscuit</p>
        <p className="flex gap-2">
          <span className="h-6 w-6 rounded-full bg-accent ring-2 ring-accent ring-offset-2 ring-offset-card" />
          <span className="h-6 w-6 rounded-full bg-marigold" />
          <span className="h-6 w-6 rounded-full bg-pine" />
        </p>
        <p className="rounded-full bg-accent px-3 py-1.5 text-center text-sm font-semibold text-on-accent">
          Add to cart
        </p>
      </div>
    </div>
  );
}

function ProductPicture() {
  return (
    <img
      src="/media/catalog/product/photo-mug.webp?width=400"
      alt=""
      width="800"
      height="800"
      loading="lazy"
      className="aspect-[4/3] w-full object-cover object-[50%_55%]"
    />
  );
}

function Pet({ className }: { className: string }) {
  return (
    <img src="/drawings/dog-corgi.svg" alt="" width="400" height="400" loading="lazy" className={className} />
  );
}
