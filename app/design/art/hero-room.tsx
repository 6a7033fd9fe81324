/** A wall in the morning sun with its window at the left, a wooden floor and a rug. */
export function HeroRoom({ idPrefix }: { idPrefix: string }) {
  const id = (name: string) => `${idPrefix}-${name}`;
  return (
    <g>
      <defs>
        <radialGradient id={id("sun")} cx="0.16" cy="0.22" r="0.95">
          <stop offset="0" stopColor="#fffdf6" stopOpacity="0.95" />
          <stop offset="0.5" stopColor="#fff6e6" stopOpacity="0.25" />
          <stop offset="1" stopColor="#e0c19a" stopOpacity="0.55" />
        </radialGradient>
        <linearGradient id={id("sky")} x2="0" y2="1">
          <stop offset="0" stopColor="#c3dde6" />
          <stop offset="1" stopColor="#f6f0df" />
        </linearGradient>
        <linearGradient id={id("floor")} x2="1" y2="0.2">
          <stop offset="0" stopColor="#dcb384" />
          <stop offset="1" stopColor="#bd8b5a" />
        </linearGradient>
      </defs>
      <path d="M0 0h1200v760H0z" fill="#f5e6d2" />
      <path d="M0 0h1200v760H0z" fill={`url(#${id("sun")})`} />
      <path d="M0 744h1200v20H0z" fill="#fffaf0" />
      <path d="M0 762h1200v138H0z" fill={`url(#${id("floor")})`} />
      <path d="M0 762h1200v7H0z" fill="#5a3a20" opacity="0.2" />
      <path
        d="M0 812h1200v3H0zM0 862h1200v3H0zM260 769h3v43h-3zM760 769h3v43h-3zM480 815h3v47h-3zM1000 815h3v47h-3z"
        fill="#7d5230"
        opacity="0.28"
      />
      <ellipse cx="690" cy="850" rx="480" ry="58" fill="#b8431f" opacity="0.85" />
      <ellipse
        cx="690"
        cy="848"
        rx="452"
        ry="49"
        fill="none"
        stroke="#f6d9b0"
        strokeWidth="5"
        strokeDasharray="20 12"
      />
      <ellipse cx="690" cy="848" rx="412" ry="40" fill="#c95a34" />
      <path d="M56 40h280v410H56z" fill="#fffdf8" />
      <path d="M74 58h244v374H74z" fill={`url(#${id("sky")})`} />
      <circle cx="140" cy="130" r="36" fill="#fff3cf" />
      <path d="M74 330c50-36 110-34 150-8s70 18 94 4v106H74Z" fill="#a9c6a6" />
      <path d="M74 376c70-24 130-16 180 2 26 8 46 6 64 0v54H74Z" fill="#87b08a" />
      <path
        d="M264 250c28 0 38 24 31 46 12 24-10 44-31 40-23 4-43-16-31-40-7-22 3-46 31-46Z"
        fill="#7aa783"
      />
      <path d="M189 58h14v374h-14zM74 214h244v14H74z" fill="#fffdf8" />
      <path d="M56 450h280v18H40v-18Z" fill="#efe0ca" />
      <path d="M34 448h324v16H34z" fill="#fffdf8" />
      <path d="M34 464h324v6H34z" fill="#000" opacity="0.08" />
      <path d="M14 26h364v10H14z" fill="#b07b48" />
      <path
        d="M26 32h72c6 130-6 270-52 452-14 2-26 0-36-4C22 330 28 180 26 32Z"
        fill="#e7b9a2"
        opacity="0.92"
      />
      <path
        d="M52 32c2 150-4 300-26 450M76 32c2 130-6 260-36 440"
        fill="none"
        stroke="#c98a6c"
        strokeWidth="5"
        opacity="0.5"
      />
      <path
        d="M366 32h-72c-6 130 6 270 52 452 14 2 26 0 36-4-12-150-18-300-16-448Z"
        fill="#e2ae94"
        opacity="0.92"
      />
      <path
        d="M342 32c-2 150 4 300 26 450M318 32c-2 130 6 260 36 440"
        fill="none"
        stroke="#c07d5e"
        strokeWidth="5"
        opacity="0.5"
      />
      <path d="M400 120l170 40 60 420-190-40Z" fill="#fffaf0" opacity="0.35" />
      <path d="M600 166l150 36 56 420-170-40Z" fill="#fffaf0" opacity="0.28" />
    </g>
  );
}

/** A wide sofa with two seats. */
export function HeroSofa({ idPrefix }: { idPrefix: string }) {
  const id = (name: string) => `${idPrefix}-${name}`;
  const arm = "M0 800V610q0-62 46-62t46 62v190q0 14-14 14H14Q0 814 0 800Z";
  return (
    <g>
      <defs>
        <linearGradient id={id("cloth")} x2="0.3" y2="1">
          <stop offset="0" stopColor="#fff" stopOpacity="0.2" />
          <stop offset="0.5" stopColor="#fff" stopOpacity="0.02" />
          <stop offset="1" stopColor="#000" stopOpacity="0.24" />
        </linearGradient>
      </defs>
      <ellipse cx="712" cy="838" rx="400" ry="20" fill="#3a2216" opacity="0.35" />
      <path d="M356 806l-10 36h16l22-36ZM1068 806l10 36h-16l-22-36Z" fill="#8a5a34" />
      <path d="M344 700V556q0-48 50-48h636q50 0 50 48v144Z" fill="#2f6656" />
      <path
        d="M344 700V556q0-48 50-48h318v192ZM712 700V508h318q50 0 50 48v144Z"
        fill={`url(#${id("cloth")})`}
      />
      <path d="M340 676h744v130H340Z" fill="#2f6656" />
      <path
        d="M350 676h352q10 0 10 14v66q0 16-12 16H350ZM722 676h352v96H724q-12 0-12-16v-66q0-14 10-14Z"
        fill={`url(#${id("cloth")})`}
      />
      <path d="M340 772h744v34H340Z" fill="#000" opacity="0.14" />
      {[296, 1036].map((x) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <path d={arm} fill="#2f6656" />
          <path d={arm} fill={`url(#${id("cloth")})`} />
          <path
            d="M12 800V612q0-50 34-50t34 50v188"
            fill="none"
            stroke="#fff"
            strokeOpacity="0.16"
            strokeWidth="4"
          />
        </g>
      ))}
    </g>
  );
}

/** A knitted blanket over the left seat, its fringe hanging down the front. */
export function HeroBlanket({ idPrefix }: { idPrefix: string }) {
  const shade = `${idPrefix}-fold`;
  return (
    <g>
      <defs>
        <linearGradient id={shade} x2="0" y2="1">
          <stop offset="0" stopColor="#fff" stopOpacity="0.25" />
          <stop offset="0.2" stopColor="#000" stopOpacity="0.1" />
          <stop offset="1" stopColor="#000" stopOpacity="0.02" />
        </linearGradient>
      </defs>
      <path
        d="M384 672h416q16 0 18 18l8 88q-66 10-120 0t-120 2-126-2q-56 8-80-4l-12-84q0-18 16-18Z"
        fill="#f6e7cf"
      />
      <path
        d="M371 712q225 9 449 0l2 16q-225 9-449 0ZM375 742q225 9 448 0l1 9q-225 9-448 0Z"
        fill="#d9734d"
      />
      <path
        d="M384 672h416q16 0 18 18l8 88q-66 10-120 0t-120 2-126-2q-56 8-80-4l-12-84q0-18 16-18Z"
        fill={`url(#${shade})`}
      />
      <path
        d="M390 779v18M415 780v18M440 781v18M465 779v18M490 780v18M515 781v18M540 779v18M565 780v18M590 781v18M615 779v18M640 780v18M665 781v18M690 779v18M715 780v18M740 781v18M765 779v18M790 780v18M815 781v18"
        stroke="#eed8b8"
        strokeWidth="6"
        strokeLinecap="round"
      />
    </g>
  );
}

/** A small round table under the window, with two books. */
export function SideTable() {
  return (
    <g>
      <ellipse cx="180" cy="850" rx="130" ry="16" fill="#3a2216" opacity="0.28" />
      <path d="M166 660h26v176h-26z" fill="#a9733f" />
      <path d="M182 660h10v176h-10z" fill="#6b4322" opacity="0.5" />
      <path d="M104 848q0-18 76-20 76 2 76 20 0 6-76 6t-76-6Z" fill="#b98150" />
      <ellipse cx="178" cy="668" rx="150" ry="26" fill="#8f5f34" />
      <ellipse cx="178" cy="658" rx="150" ry="26" fill="#d7a873" />
      <ellipse cx="166" cy="654" rx="116" ry="16" fill="#fff" opacity="0.18" />
    </g>
  );
}
