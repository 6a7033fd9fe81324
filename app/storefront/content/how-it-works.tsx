import type { HomeStep, HomeStepPicture } from "~/brand/home-schema";
import { Container } from "../ui/page";

/** The steps of an order. */
export function HowItWorks({ steps }: { steps: HomeStep[] }) {
  if (steps.length === 0) return null;
  return (
    <section className="bg-mint">
      <Container className="py-10 lg:py-20">
        <h2 className="font-heading text-2xl font-semibold md:text-3xl">How it works</h2>
        <ol className="mt-6 grid gap-6 md:grid-cols-3 lg:mt-10 lg:gap-10">
          {steps.map((step, index) => (
            <Step key={step.title} number={index + 1} step={step} />
          ))}
        </ol>
      </Container>
    </section>
  );
}

function Step({ number, step: { title, text, picture } }: { number: number; step: HomeStep }) {
  return (
    <li>
      {picture && (
        <div className="mb-4 grid aspect-[4/3] place-items-center overflow-hidden rounded-card bg-card">
          <StepPicture picture={picture} />
        </div>
      )}
      <h3 className="font-heading text-xl font-semibold">
        <span className="text-accent-strong">{number}.</span> {title}
      </h3>
      <p className="mt-1 max-w-[44ch] text-soft-ink">{text}</p>
    </li>
  );
}

function StepPicture({ picture: { path, shown, words } }: { picture: HomeStepPicture }) {
  if (shown === "photo") return <OnPaper path={path} />;
  if (shown === "studio") return <InStudio path={path} words={words} />;
  return <Drawn path={path} className="aspect-[4/3] w-full object-cover object-[50%_55%]" />;
}

function OnPaper({ path }: { path: string }) {
  return (
    <div className="w-[46%] -rotate-3 rounded-field bg-print p-3 pb-9 shadow-float">
      <Drawn path={path} className="w-full" />
    </div>
  );
}

function InStudio({ path, words }: { path: string; words: string | undefined }) {
  return (
    <div
      className="flex w-[78%] items-center gap-4 rounded-card bg-paper p-4 shadow-float"
      aria-hidden="true"
    >
      <Drawn path={path} className="aspect-square w-2/5 rounded-full object-cover" />
      <div className="grid grow gap-2.5">
        {words && (
          <p className="rounded-field border border-field-line bg-card px-3 py-1.5 text-sm">{words}</p>
        )}
        <p className="flex gap-2">
          <span className="h-6 w-6 rounded-full bg-accent ring-2 ring-accent ring-offset-2 ring-offset-paper" />
          <span className="h-6 w-6 rounded-full bg-marigold" />
          <span className="h-6 w-6 rounded-full bg-pine" />
        </p>
        <p className="rounded-full bg-accent-fill px-3 py-1.5 text-center text-sm font-semibold text-on-accent">
          Add to cart
        </p>
      </div>
    </div>
  );
}

function Drawn({ path, className }: { path: string; className: string }) {
  return <img src={path} alt="" width="400" height="400" loading="lazy" className={className} />;
}
