import { buttonClasses } from "../ui/button";
import { Container } from "../ui/page";
import { PlainLinks } from "../ui/plain-links";

export const HERO_PICTURE = "/drawings/hero.svg";

/** React 18 knows the attribute in no other spelling. */
const FETCHED_FIRST = { fetchpriority: "high" };

/** One promise, one button and a home full of our products. */
export function HomeHero() {
  return (
    <section className="bg-sand">
      <Container className="grid items-center gap-6 py-8 md:grid-cols-[1fr_1.15fr] lg:gap-12 lg:py-14">
        <div>
          <h1 className="font-heading text-3xl font-semibold tracking-tight lg:text-4xl xl:text-[3.5rem] xl:leading-[1.05]">
            The face you love, on things you use every day.
          </h1>
          <p className="mt-4 max-w-[44ch] text-lg text-soft-ink">
            Upload one photo of your pet, add the name, and see your mug, pillow, blanket, canvas or tag
            exactly as we will make it.
          </p>
          <PlainLinks>
            <a href="/pet-gifts" className={buttonClasses("primary", "mt-6 w-full px-8 text-lg sm:w-auto")}>
              Make yours
            </a>
          </PlainLinks>
        </div>
        <img
          src={HERO_PICTURE}
          alt="A living room with pet portraits on the wall, a mug on the sill and a dog asleep on its own blanket"
          width="1200"
          height="900"
          className="w-full rounded-card"
          {...FETCHED_FIRST}
        />
      </Container>
    </section>
  );
}
