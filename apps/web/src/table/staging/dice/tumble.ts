/** How long dice tumble at the calm pace; their caption waits as long (`stage.css`). */
export const tumbleMs = 700;
