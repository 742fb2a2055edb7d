// A meta refresh would do the same without a script, but takes the page from under a screen reader's user unannounced.
const back = document.querySelector('#back');
document.querySelector('#soon').hidden = false;
setTimeout(() => location.assign(back.href), 5000);
