/** How long dice turn before they lie still, at the calm pace; the words about them wait as long, see `stage.css`. */
export const tumbleMs = 700;
