import { thisBrand } from "~/brand/this-brand";
import { PHOTO_RULE } from "../studio/photos/accepted-photos";
import { Breadcrumbs, type Trail } from "../ui/breadcrumbs";
import { buttonClasses } from "../ui/button";
import { CheckIcon, CloseIcon } from "../ui/icons";
import { Container, PageHeading } from "../ui/page";
import { PlainLinks } from "../ui/plain-links";
import { type PictureTip, pictureTips } from "./picture-tips";

export const PICTURE_TIPS_TRAIL: Trail = { steps: [], here: "Picture tips" };

/** Explains with drawn examples which photos print well; the design tools also show it. */
export function PictureTipsPage() {
  return (
    <Container className="pb-8 pt-5 lg:pb-12">
      <Breadcrumbs {...PICTURE_TIPS_TRAIL} />
      <PageHeading
        lead="Five things to look for, and what they look like. One good photo is enough."
        className="mb-8"
      >
        Picture tips
      </PageHeading>
      <ol className="grid gap-10 lg:gap-14">
        {pictureTips.map((tip, index) => (
          <Tip key={tip.title} tip={tip} number={index + 1} isFirst={index === 0} />
        ))}
      </ol>
      <section aria-labelledby="file" className="mt-12 max-w-measure">
        <h2 id="file" className="font-heading text-xl font-semibold md:text-2xl">
          And the file itself
        </h2>
        <p className="mt-2">
          Send the original from your phone or camera: {PHOTO_RULE}. Photos from chats and screenshots are
          often too small. How many pixels each product needs is in our post about{" "}
          <a
            href="/blog/is-my-photo-large-enough-to-print"
            className="text-accent-strong underline underline-offset-4"
          >
            photo resolution
          </a>
          .
        </p>
        <PlainLinks>
          <a href={thisBrand().navigation.everything.path} className={buttonClasses("primary", "mt-6")}>
            Choose a product
          </a>
        </PlainLinks>
      </section>
    </Container>
  );
}

function Tip({ tip, number, isFirst }: { tip: PictureTip; number: number; isFirst: boolean }) {
  return (
    <li className="grid items-center gap-5 lg:grid-cols-[1fr_2fr] lg:gap-10">
      <div>
        <h2 className="font-heading text-xl font-semibold md:text-2xl">
          <span className="text-accent-strong">{number}.</span> {tip.title}
        </h2>
        <p className="mt-2 max-w-[44ch] text-soft-ink">{tip.text}</p>
      </div>
      <div className="grid grid-cols-2 gap-3 md:gap-5">
        <Example example={tip.good} isGood isFirst={isFirst} />
        <Example example={tip.bad} isGood={false} isFirst={isFirst} />
      </div>
    </li>
  );
}

interface ExampleProps {
  example: PictureTip["good"];
  isGood: boolean;
  isFirst: boolean;
}

function Example({ example, isGood, isFirst }: ExampleProps) {
  const Icon = isGood ? CheckIcon : CloseIcon;
  return (
    <figure>
      <img
        src={example.picture}
        alt={example.label}
        width="400"
        height="300"
        loading={isFirst ? undefined : "lazy"}
        className={`aspect-[4/3] w-full rounded-card border-4 object-cover ${isGood ? "border-pine" : "border-error"}`}
      />
      <figcaption
        className={`mt-2 flex items-start gap-1.5 text-sm font-semibold ${isGood ? "text-pine" : "text-error"}`}
      >
        <Icon className="mt-0.5 h-4 w-4 shrink-0" />
        <span>
          <span className="sr-only">{isGood ? "Good: " : "Not so good: "}</span>
          {example.caption}
        </span>
      </figcaption>
    </figure>
  );
}
