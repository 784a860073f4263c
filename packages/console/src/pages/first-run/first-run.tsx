/** TODO */
export const FirstRun = () => <p>first run</p>
