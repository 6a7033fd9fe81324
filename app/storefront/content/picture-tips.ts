export interface PictureTip {
  title: string;
  text: string;
  good: { picture: string; label: string; caption: string };
  bad: { picture: string; label: string; caption: string };
}

const example = (name: string, label: string, caption: string) => ({
  picture: `/drawings/tip-${name}.svg`,
  label,
  caption,
});

/** Criteria of a good photo, each with a good and a bad example. */
export const pictureTips: PictureTip[] = [
  {
    title: "Step closer",
    text: "The face should fill at least half the picture. Move in instead of zooming; zooming loses detail.",
    good: example("close-enough", "A corgi that fills the picture", "The face fills the picture"),
    bad: example("far-away", "A corgi, tiny in a field", "Too far away: mostly grass"),
  },
  {
    title: "Use the window",
    text: "Daylight from the side brings out fur and eyes. A cloudy day is perfect; flash never is.",
    good: example("window-light", "A black cat beside a bright window", "Light from the side"),
    bad: example("too-dark", "A black cat in a dark room", "Dark fur in a dark room"),
  },
  {
    title: "Wait for sharp eyes",
    text: "Zoom in on the photo: if you can see the edge of each eye, it'll print well. Hold a treat still to help.",
    good: example("sharp-eyes", "A beagle with clear eyes", "The eyes are sharp"),
    bad: example("blurred", "A beagle that moved", "It moved, or you did"),
  },
  {
    title: "Get down to their level",
    text: "Kneel or lie down. From above, you get a big head, tiny feet and a lot of floor.",
    good: example("eye-level", "A dachshund seen at eye level", "Eye to eye"),
    bad: example("from-above", "A dachshund seen from above on a tiled floor", "From above"),
  },
  {
    title: "Leave room around the ears",
    text: "Product edges get cut, rounded or folded. Leave a little room so nothing gets lost.",
    good: example("room-around", "A husky with room around its ears", "Room on every side"),
    bad: example("cut-off", "A husky whose ears are outside the picture", "Ears cut off"),
  },
];
