const menu = document.getElementById('site-menu');
for (let around = menu.parentElement; around; around = around.parentElement) {
  around.classList.add('around');
  menu.addEventListener('beforetoggle', ({newState}) => {
    around.classList.toggle('covered', newState === 'open');
  });
}
